import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { JobDefinition } from './job-definition.ts';

export interface BookedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
}

/** Work booked by one transaction: rows that the workers find after the commit. */
export class JobBook {
  readonly booked: BookedJob[] = [];

  constructor(private readonly db: EntityManager) {}

  /**
   * Books a job under a key of its own, for example `signup-confirmation:123`; the same key again changes nothing.
   * @returns false if it was booked before.
   */
  async book<P extends object>(
    definition: JobDefinition<P>,
    key: string,
    payload: P,
    runAt: Date = new Date(0),
  ): Promise<boolean> {
    const id = uuidv7();
    const rows = await this.db.query<unknown[]>(
      `insert into jobs (id, queue, name, key, payload, run_at) values ($1, $2, $3, $4, $5, greatest($6, now()))
       on conflict (name, key) do nothing returning id`,
      [id, definition.queue, definition.name, key, JSON.stringify(payload), runAt],
    );
    if (rows.length === 0) return false;
    if (runAt.getTime() <= Date.now())
      this.booked.push({ id, queue: definition.queue, name: definition.name });
    return true;
  }
}
