import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { JobDefinition } from '../definition/job-definition.ts';

export interface EnqueuedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
}

interface JobRow extends EnqueuedJob {
  readonly key: string;
  readonly payload: object;
  readonly run_at: Date;
}

/** Work enqueued by one transaction: rows that the workers find after the commit. */
export class JobScheduler {
  private readonly rows: JobRow[] = [];

  /** Enqueues a job under a key of its own, for example `signup-confirmation:123`; the same key again changes nothing. */
  enqueue<P extends object>(
    { queue, name }: JobDefinition<P>,
    key: string,
    payload: P,
    runAt: Date = new Date(0),
  ): void {
    this.rows.push({ id: uuidv7(), queue, name, key, payload, run_at: runAt });
  }

  /**
   * The transaction's last statements.
   * @returns the new jobs that may begin at once.
   */
  async write(db: EntityManager): Promise<readonly EnqueuedJob[]> {
    if (this.rows.length === 0) return [];
    const written = await db.query<{ id: string }[]>(
      `insert into jobs (id, queue, name, key, payload, run_at)
       select id, queue, name, key, payload, greatest(run_at, now())
       from jsonb_to_recordset($1::jsonb)
         as enqueued (id uuid, queue text, name text, key text, payload jsonb, run_at timestamptz)
       on conflict (name, key) do nothing returning id`,
      [JSON.stringify(this.rows)],
    );
    const isNew = new Set(written.map(({ id }) => id));
    return this.rows.filter(({ id, run_at: runAt }) => isNew.has(id) && runAt.getTime() <= Date.now());
  }
}
