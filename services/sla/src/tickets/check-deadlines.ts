import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop, Clock, LOGGER, UnitOfWork, withContext, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

const EVERY_MS = 1_000;
const AT_ONCE = 200;
/** How long a row waits that could not be checked, so that it holds up no other. */
const RETRY_AFTER_MS = 10_000;

/** Where rows with a deadline stand. */
export interface DeadlineColumn {
  readonly table: 'sla_tickets' | 'inbound_mails';
  readonly column: 'next_deadline_at' | 'next_warning_at';
}

/**
 * A scheduler of deadlines: each second it takes the rows whose next one has come. The row is all there is, so a crash, a
 * standstill or a lost Redis delays what a deadline says, and never loses or doubles it.
 */
@Injectable()
export abstract class CheckDeadlines implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly of: DeadlineColumn;
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error, ...this.of }, 'deadlines: will check again'),
  });

  constructor(
    protected readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Locks the row unless another replica has it. @returns false for one that is being checked, or has been. */
  protected abstract checkIfDue(scope: Scope, id: number, now: Date): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Checks the most overdue rows. @returns whether there may be more. */
  async check(): Promise<boolean> {
    let checked = 0;
    for (const { id } of await this.findDue(this.clock.now(), AT_ONCE))
      if (await this.checkOne(id)) checked += 1;
    return checked >= AT_ONCE;
  }

  protected findDue(now: Date, limit: number): Promise<{ id: number }[]> {
    const { table, column } = this.of;
    return this.dataSource.query(
      `select id from ${table} where ${column} <= $1 order by ${column} limit $2`,
      [now, limit],
    );
  }

  private async checkOne(id: number): Promise<boolean> {
    const context = { correlationId: uuidv7(), actor: 'system' };
    try {
      return await withContext(context, () =>
        this.unitOfWork.run((scope) => this.checkIfDue(scope, id, this.clock.now())),
      );
    } catch (error) {
      this.logger.warn({ err: error, id, ...this.of }, 'deadline: will check again');
      await this.postpone(id);
      return false;
    }
  }

  private async postpone(id: number): Promise<void> {
    const { table, column } = this.of;
    const now = this.clock.now();
    await this.dataSource.query(`update ${table} set ${column} = $2 where id = $1 and ${column} <= $3`, [
      id,
      new Date(now.getTime() + RETRY_AFTER_MS),
      now,
    ]);
  }
}
