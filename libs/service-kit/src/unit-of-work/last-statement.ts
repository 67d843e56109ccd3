import type { EventEnvelope } from '@rep13/contracts-messaging';
import type { EntityManager } from 'typeorm';
import type { IdempotencyContext } from '../context/request-context.ts';
import type { JobRow } from '../jobs/job-scheduler.ts';

/** What follows from a change, all in its transaction. */
export interface Consequences {
  readonly events: readonly EventEnvelope<object>[];
  readonly jobs: readonly JobRow[];
  /** What the request is answered, and whenever it is repeated with its key. */
  readonly answer?: { readonly key: IdempotencyContext; readonly reply: unknown };
}

/**
 * The transaction's last statement: one for all that follows, because each costs its way there and back.
 * @returns the ids of the jobs that were not enqueued before.
 */
export async function writeLast(
  db: EntityManager,
  { events, jobs, answer }: Consequences,
): Promise<ReadonlySet<string>> {
  if (events.length === 0 && jobs.length === 0 && !answer) return new Set();
  const rows = await db.query<{ id: string }[]>(
    `with announced as (
       insert into outbox_messages (event_id, type, envelope)
       select (envelope ->> 'id')::uuid, envelope ->> 'type', envelope
       from jsonb_array_elements($1::jsonb) with ordinality as waiting (envelope, position) order by position
     ), answered as (
       update idempotency_keys set reply = $3 where scope = $4 and key = $5
     )
     insert into jobs (id, queue, name, key, payload, run_at, traceparent)
     select id, queue, name, key, payload, greatest(run_at, now()), traceparent
     from jsonb_to_recordset($2::jsonb)
       as enqueued (id uuid, queue text, name text, key text, payload jsonb, run_at timestamptz, traceparent text)
     on conflict (name, key) do nothing returning id`,
    [
      JSON.stringify(events),
      JSON.stringify(jobs),
      answer ? JSON.stringify(answer.reply ?? null) : null,
      answer?.key.scope ?? null,
      answer?.key.key ?? null,
    ],
  );
  return new Set(rows.map(({ id }) => id));
}
