import { v7 as uuidv7 } from 'uuid';
import { currentContext } from '../context/request-context.ts';
import type { JobDefinition } from '../definition/job-definition.ts';

export interface EnqueuedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
}

export interface JobRow extends EnqueuedJob {
  readonly key: string;
  readonly payload: object;
  readonly run_at: Date;
  /** The trace that leads to it. */
  readonly traceparent?: string;
}

/** Work enqueued by one transaction: rows that the workers find after the commit. */
export class JobScheduler {
  readonly rows: JobRow[] = [];

  /**
   * Enqueues a job under a key of its own, for example `signup-confirmation:123`; the same key again changes nothing.
   * @param runAt by the service's clock. Whether it has come Postgres says, by its own: a spec that puts the first one
   * forward brings the jobs nearer too.
   */
  enqueue<P extends object>(
    { queue, name }: JobDefinition<P>,
    key: string,
    payload: P,
    runAt: Date = new Date(0),
  ): void {
    const traceparent = currentContext()?.traceparent;
    this.rows.push({ id: uuidv7(), queue, name, key, payload, run_at: runAt, traceparent });
  }

  /** Of the jobs that are new, those that may begin at once: by the real time, as Postgres will say. */
  startable(newJobs: ReadonlySet<string>): readonly EnqueuedJob[] {
    return this.rows.filter(({ id, run_at: runAt }) => newJobs.has(id) && runAt.getTime() <= Date.now());
  }
}
