import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { errorText } from '../database/storable.ts';
import type { JobDefinition } from '../definition/job-definition.ts';

export interface LeasedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  /** Tries so far with this one, postponements included. */
  readonly attempts: number;
  /** Of these, how many were postponements. */
  readonly postponements: number;
  /** Whether the job has been waiting for what it needs since its last counted try. */
  readonly postponed: boolean;
  /** Whether it has waited for longer than a job may. */
  readonly postponedTooLong: boolean;
  /** The worker of the try before never came back. */
  readonly interrupted: boolean;
  /** The trace that led to it, as W3C trace context. */
  readonly traceparent: string | null;
  readonly createdAt: Date;
  readonly token: string;
}

/** A job may be postponed for a day. */
const POSTPONED_AT_MOST_HOURS = 24;

/**
 * Takes the job if it is due and nobody holds it: a compare-and-set, so of two workers one gets nothing.
 * `leaseMs` comes from the definition.
 */
export async function lease(db: EntityManager, id: string, leaseMs: number): Promise<LeasedJob | undefined> {
  const token = randomUUID();
  const [rows] = await db.query<[Omit<LeasedJob, 'token'>[]]>(
    `with due as (
       select id, state from jobs
       where id = $1 and ((state = 'pending' and run_at <= now()) or (state = 'running' and lease_until < now()))
       for update skip locked
     )
     update jobs set state = 'running', attempts = attempts + 1, lease_token = $2,
       lease_until = now() + make_interval(secs => $3::float / 1000)
     from due where jobs.id = due.id
     returning jobs.id, name, payload, attempts, postponements, traceparent, created_at as "createdAt", due.state = 'running' as interrupted,
       postponed_since is not null as postponed,
       coalesce(postponed_since < now() - make_interval(hours => $4), false) as "postponedTooLong"`,
    [id, token, leaseMs, POSTPONED_AT_MOST_HOURS],
  );
  const [job] = rows;
  return job && { ...job, token };
}

/** Fenced: false if another worker has taken the job over in the meantime. */
export async function complete(db: EntityManager, job: LeasedJob): Promise<boolean> {
  return settle(db, job, `state = 'done', finished_at = now(), last_error = null`, []);
}

/** Fenced. Puts the job back for its next try, or marks it dead; the error's text is kept. */
export async function giveBack(
  db: EntityManager,
  job: LeasedJob,
  { error, dead, waitMs }: { error: unknown; dead: boolean; waitMs: number },
): Promise<boolean> {
  const text = errorText(error);
  return dead
    ? settle(db, job, `state = 'dead', finished_at = now(), last_error = $3`, [text])
    : settle(db, job, `postponed_since = null, ${AGAIN}`, [text, waitMs]);
}

/** Fenced. Puts the job back without counting the try. */
export function postpone(
  db: EntityManager,
  job: LeasedJob,
  { error, waitMs }: { error: unknown; waitMs: number },
): Promise<boolean> {
  const text = errorText(error);
  const set = `postponements = postponements + 1, postponed_since = coalesce(postponed_since, now()), ${AGAIN}`;
  return settle(db, job, set, [text, waitMs]);
}

const AGAIN = `state = 'pending', last_error = $3, run_at = now() + make_interval(secs => $4::float / 1000)`;

/** How long to wait before the next try. */
export const backoff = ({ backoffMs }: JobDefinition<object>, attempts: number): number =>
  backoffMs[Math.min(attempts, backoffMs.length) - 1] ?? 1_000;

/** A job that waits for another service is to learn soon that it is back. */
const POSTPONED_AT_MOST_MS = 60_000;

/** How long to wait before asking again for what was away. */
export const postponement = (definition: JobDefinition<object>, attempts: number): number =>
  Math.min(backoff(definition, attempts), POSTPONED_AT_MOST_MS);

async function settle(db: EntityManager, job: LeasedJob, set: string, values: unknown[]): Promise<boolean> {
  const [, count] = await db.query<[unknown, number]>(
    `update jobs set ${set}, lease_until = null, lease_token = null where id = $1 and lease_token = $2`,
    [job.id, job.token, ...values],
  );
  return count === 1;
}
