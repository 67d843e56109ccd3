import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentContext, type IdempotencyContext } from '../context/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';
import { JobScheduler } from '../jobs/job-scheduler.ts';
import { JobNotifier } from '../jobs/job-notifier.ts';
import { Clock } from '../clock/clock.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { takeKey } from './idempotency.ts';
import { writeLast } from './last-statement.ts';

/** What one transaction may do: change rows, announce facts, enqueue work. All of it happens, or none. */
export interface Scope {
  readonly db: EntityManager;
  readonly outbox: Outbox;
  readonly jobs: JobScheduler;
}

/** Every change of a service goes through here. */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: OutboxRelay,
    private readonly notifier: JobNotifier,
    private readonly clock: Clock,
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
  ) {}

  /** One transaction; afterwards the relay and the workers are notified that there is work. */
  run<T>(work: (scope: Scope) => Promise<T> | T): Promise<T> {
    return this.transact(work);
  }

  /** As `run`, but a request repeated with its idempotency key gets the first answer and changes nothing. */
  runOnce<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return this.transact(work, currentContext()?.idempotency);
  }

  private async transact<T>(work: (scope: Scope) => Promise<T> | T, key?: IdempotencyContext): Promise<T> {
    const outbox = new Outbox(this.service, this.clock);
    const jobs = new JobScheduler();
    const { reply, newJobs } = await this.dataSource.transaction(async (db) => {
      const stored = key && (await takeKey<T>(db, key));
      if (stored) return { reply: stored.reply, newJobs: new Set<string>() };
      const reply = await work({ db, outbox, jobs });
      const consequences = { events: outbox.envelopes, jobs: jobs.rows, answer: key && { key, reply } };
      const newJobs = await writeLast(db, consequences);
      return { reply, newJobs };
    });
    if (outbox.envelopes.length > 0) this.relay.wake();
    this.notifier.notify(jobs.startable(newJobs));
    return reply;
  }
}
