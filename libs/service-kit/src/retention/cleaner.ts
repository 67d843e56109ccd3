import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { retentionEnd, type RetentionClassName } from '@rep13/contracts-constants';
import type { EventClass, RetentionCarriedOut } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { DataSource, type QueryRunner } from 'typeorm';
import { BackgroundLoop } from '../background/background-loop.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { LOGGER, SERVICE_CONFIG, SERVICE_DEFINITION } from '../definition/tokens.ts';
import { Clock } from '../clock/clock.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { dataSourceOptions } from '../database/data-source.ts';
import { UnitOfWork } from '../unit-of-work/unit-of-work.ts';
import { BATCH, deleteBatch } from './delete-batch.ts';
import { HeldClients } from './held-clients.ts';
import { isNight, nightOf } from './night.ts';
import { deletingRules, retentionOf, type DeletingRule } from '../definition/table-retention.ts';

/** How often it looks whether there is something to do; the first time after as long. */
const EVERY_MS = 10 * 60_000;
/** A batch may look through a whole table. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Deletes every night what has had its time: once a night and service, by one replica, in batches, signed in as the
 * one role that may. What was interrupted is taken up again at the next look.
 */
@Injectable()
export class Cleaner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;
  private looked = false;
  private readonly rules: readonly DeletingRule[];
  private readonly loop = new BackgroundLoop(() => this.look(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'retention: interrupted, will go on'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly held: HeldClients,
    private readonly clock: Clock,
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.rules = deletingRules(retentionOf(service));
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    return this.loop.stop();
  }

  /** Does tonight's work unless it is done, or another replica is at it. An interrupted night comes first. */
  async carryOut(): Promise<void> {
    const now = this.clock.now();
    if (!(await this.isOpen(now))) return;
    const source = await this.signIn();
    const db = source.createQueryRunner();
    try {
      if (!(await this.lock(db))) return;
      const night = await this.begin(db, now);
      if (night) await this.applyAll(db, { night, now });
    } finally {
      // The server notices a moment later that a connection has ended. A broken one has no lock any more.
      await db.query('select pg_advisory_unlock_all()').catch(() => undefined);
      await db.release();
      await source.destroy();
    }
  }

  private async look(): Promise<boolean> {
    if (this.looked && isNight(this.clock.now())) await this.carryOut();
    this.looked = true;
    return false;
  }

  /** Whether tonight's work is not done yet; asked first, so that nobody signs in for nothing. */
  private async isOpen(now: Date): Promise<boolean> {
    const done = await this.dataSource.query<unknown[]>(
      `select 1 from retention_runs where night = $1 and finished_at is not null
       and not exists (select from retention_runs where finished_at is null)`,
      [nightOf(now)],
    );
    return done.length === 0;
  }

  /** The lock is the connection's: it ends with it, however that ends. */
  private async lock(db: QueryRunner): Promise<boolean> {
    const [lock] = (await db.query('select pg_try_advisory_lock(hashtext($1)) as mine', [
      `retention ${this.service.name}`,
    ])) as { mine: boolean }[];
    return lock?.mine ?? false;
  }

  private async begin(db: QueryRunner, now: Date): Promise<string | undefined> {
    await db.query(
      `insert into retention_runs (night, started_at) select $1, $2
       where not exists (select from retention_runs where finished_at is null) on conflict do nothing`,
      [nightOf(now), now],
    );
    const [open] = (await db.query(
      'select night::text as night from retention_runs where finished_at is null order by night limit 1',
    )) as { night: string }[];
    return open?.night;
  }

  private async applyAll(db: QueryRunner, { night, now }: { night: string; now: Date }): Promise<void> {
    const failures: unknown[] = [];
    // What fails in one table keeps no other's rows; the night stays open and is tried again.
    for (const rule of this.rules)
      await this.apply(db, rule, { night, now }).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0] as Error;
    if (!this.stopping) await this.finish(night);
  }

  private async apply(
    db: QueryRunner,
    rule: DeletingRule,
    { night, now }: { night: string; now: Date },
  ): Promise<void> {
    const end = retentionEnd(rule.class, now);
    if (!end) return;
    const batch = { rule, end, night, held: () => this.held.list(db) };
    let rows = BATCH;
    while (rows === BATCH && !this.stopping) rows = await deleteBatch(db, batch);
  }

  /** What was done is told with its being done. */
  private finish(night: string): Promise<void> {
    const finishedAt = this.clock.now();
    const event = this.announcement();
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const [rows] = await db.query<[{ deleted: Record<RetentionClassName, number> }[]]>(
        'update retention_runs set finished_at = $2 where night = $1 and finished_at is null returning deleted',
        [night, finishedAt],
      );
      const [run] = rows;
      if (!run || !event) return;
      const deleted = Object.entries(run.deleted).map(([name, count]) => ({
        class: name as RetentionClassName,
        rows: count,
      }));
      outbox.add(event, { night, deleted, finishedAt: finishedAt.toISOString() });
    });
  }

  private announcement(): EventClass<RetentionCarriedOut> | undefined {
    const type = `${this.service.name}.retention.carried-out.v1`;
    return this.service.events?.find((event) => event.type === type) as
      EventClass<RetentionCarriedOut> | undefined;
  }

  private signIn(): Promise<DataSource> {
    const url = this.config.CLEANER_DATABASE_URL ?? this.config.DATABASE_URL;
    const { name, migrations } = this.service;
    const options = { url, poolSize: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
    return new DataSource(dataSourceOptions({ name, entities: [], migrations }, options)).initialize();
  }
}
