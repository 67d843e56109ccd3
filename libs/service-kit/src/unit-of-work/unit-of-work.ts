import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentContext } from '../context/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRelay } from '../outbox/outbox-relay.ts';
import { JobScheduler } from '../jobs/job-scheduler.ts';
import { JobNotifier } from '../jobs/job-notifier.ts';
import { Clock } from '../clock/clock.ts';
import { onceOnly } from '../database/idempotency.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';

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

  /** One transaction; afterwards the relay and the workers are told that there is work. */
  async run<T>(work: (scope: Scope) => Promise<T> | T): Promise<T> {
    const { result, hasEvents, enqueued } = await this.dataSource.transaction(async (db) => {
      const outbox = new Outbox(this.service, this.clock);
      const jobs = new JobScheduler();
      const result = await work({ db, outbox, jobs });
      return { result, hasEvents: await outbox.write(db), enqueued: await jobs.write(db) };
    });
    if (hasEvents) this.relay.wake();
    this.notifier.notify(enqueued);
    return result;
  }

  /** As `run`, but a request repeated with its idempotency key gets the first answer and changes nothing. */
  runOnce<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    const idempotency = currentContext()?.idempotency;
    if (!idempotency) return this.run(work);
    return this.run((scope) => onceOnly(scope.db, idempotency, () => work(scope)));
  }
}
