import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { JobDefinition } from './job-definition.ts';

export interface LeasedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly attempts: number;
  readonly token: string;
}

/**
 * Takes the job if it is due and nobody holds it: a compare-and-set, so of two workers one gets nothing.
 * `leaseMs` comes from the definition.
 */
export async function lease(db: EntityManager, id: string, leaseMs: number): Promise<LeasedJob | undefined> {
  const token = randomUUID();
  const [rows] = await db.query<[Omit<LeasedJob, 'token'>[]]>(
    `update jobs set state = 'running', attempts = attempts + 1, lease_token = $2,
       lease_until = now() + make_interval(secs => $3::float / 1000)
     where id = $1 and ((state = 'pending' and run_at <= now()) or (state = 'running' and lease_until < now()))
     returning id, name, payload, attempts`,
    [id, token, leaseMs],
  );
  const [job] = rows;
  return job && { ...job, token };
}

/** Fenced: false if another worker has taken the job over in the meantime. */
export async function complete(db: EntityManager, job: LeasedJob): Promise<boolean> {
  return settle(db, job, `state = 'done', finished_at = now(), last_error = null`, []);
}

/** Fenced. Puts the job back for its next try, or lays it to rest; the error's text is kept. */
export async function giveBack(
  db: EntityManager,
  job: LeasedJob,
  { error, dead, waitMs }: { error: unknown; dead: boolean; waitMs: number },
): Promise<boolean> {
  const text = String(error).slice(0, 1_000);
  return dead
    ? settle(db, job, `state = 'dead', finished_at = now(), last_error = $3`, [text])
    : settle(
        db,
        job,
        `state = 'pending', last_error = $3, run_at = now() + make_interval(secs => $4::float / 1000)`,
        [text, waitMs],
      );
}

/** How long to wait before the next try. */
export const backoff = ({ backoffMs }: JobDefinition<object>, attempts: number): number =>
  backoffMs[Math.min(attempts, backoffMs.length) - 1] ?? 1_000;

async function settle(db: EntityManager, job: LeasedJob, set: string, values: unknown[]): Promise<boolean> {
  const [, count] = await db.query<[unknown, number]>(
    `update jobs set ${set}, lease_until = null, lease_token = null where id = $1 and lease_token = $2`,
    [job.id, job.token, ...values],
  );
  return count === 1;
}
