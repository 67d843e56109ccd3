import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop, Clock, LOGGER, UnitOfWork, withContext, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordSteps } from './record-steps.ts';
import { SlaTicket } from './sla-ticket.entity.ts';

const EVERY_MS = 1_000;
const AT_ONCE = 200;
/** An open order that an earlier version has left without a next date is given one after this time. */
const FORGOTTEN_AFTER_MS = 60_000;
/** How long a ticket waits that could not be checked, so that it holds up no other. */
const RETRY_AFTER_MS = 10_000;

/**
 * The one scheduler of deadlines: each second it takes the tickets whose `nextDeadlineAt` has come. The row is all
 * there is, so a crash, a standstill or a lost Redis delays what a deadline says, and never loses or doubles it.
 */
@Injectable()
export class CheckTicketDeadlines implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'ticket deadlines: will check again'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Checks the most overdue tickets. @returns whether there may be more. */
  async check(): Promise<boolean> {
    const now = this.clock.now();
    const due = await this.dataSource.query<{ id: number }[]>(
      `(select id from sla_tickets where next_deadline_at <= $1 order by next_deadline_at limit $2)
       union (select id from sla_tickets where is_open and next_due_at is null and updated_at <= $3 limit $2)`,
      [now, AT_ONCE, new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
    );
    let checked = 0;
    for (const { id } of due) if (await this.checkOne(id)) checked += 1;
    return checked >= AT_ONCE;
  }

  private async checkOne(id: number): Promise<boolean> {
    const context = { correlationId: uuidv7(), actor: 'system' };
    try {
      return await withContext(context, () =>
        this.unitOfWork.run((scope) => checkIfDue(scope, id, this.clock.now())),
      );
    } catch (error) {
      this.logger.warn({ err: error, ticketId: id }, 'ticket deadline: will check again');
      await this.postpone(id);
      return false;
    }
  }

  private async postpone(id: number): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      'update sla_tickets set next_deadline_at = $2 where id = $1 and next_deadline_at <= $3',
      [id, new Date(now.getTime() + RETRY_AFTER_MS), now],
    );
  }
}

/** @returns false for a ticket that another replica is checking, or has checked. */
async function checkIfDue(scope: Scope, id: number, now: Date): Promise<boolean> {
  const ticket = await scope.db.findOne(SlaTicket, {
    where: [
      { id, nextDeadlineAt: LessThanOrEqual(now) },
      { id, nextDueAt: IsNull(), status: Not('closed') },
    ],
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!ticket) return false;
  const steps = ticket.checkDeadlines(now);
  await scope.db.save(ticket);
  await recordSteps(scope, ticket, steps);
  return true;
}
