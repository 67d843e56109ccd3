import type { EntityManager } from 'typeorm';

/** Which lines of the audit log; what is absent does not matter. */
export interface NewestLogs {
  readonly signupId?: number;
  readonly eventType?: string;
  /** Any part of the event type, in any case. */
  readonly partOfType?: string;
  /** Who did it. */
  readonly actor?: string;
  /** From this moment on, and before the other; ISO 8601. */
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: number;
  readonly limit: number;
}

const LARGEST_ID = 2_147_483_647;

/** The ids of the newest matching lines, in time that hardly depends on how many lines there are of what. */
export async function newestLogIds(db: EntityManager, logs: NewestLogs): Promise<number[]> {
  const { signupId, eventType, partOfType, cursor = LARGEST_ID, limit } = logs;
  const ofType = [eventType ?? null, partOfType === undefined ? null : `%${literal(partOfType)}%`];
  const byType = signupId === undefined && (eventType ?? partOfType) !== undefined;
  const { actor, from, to } = logs;
  if (actor ?? from ?? to) {
    const which = [cursor, limit, ...ofType, signupId ?? null, actor ?? null, from ?? null, to ?? null];
    return (await db.query<{ id: number }[]>(actor ? OF_ACTOR : IN_TIME, which)).map(({ id }) => id);
  }
  const found = byType
    ? await db.query<{ id: number }[]>(BY_TYPE, [cursor, limit, ...ofType])
    : signupId === undefined
      ? await db.query<{ id: number }[]>(ALL, [cursor, limit])
      : await db.query<{ id: number }[]>(OF_SIGNUP, [cursor, limit, ...ofType, signupId]);
  return found.map(({ id }) => id);
}

const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

const ALL = 'select id from audit_logs where id < $1 order by id desc limit $2';

const OF_SIGNUP = `
  select id from audit_logs
  where signup_id = $5 and id < $1
    and ($3::text is null or event_type = $3) and ($4::text is null or event_type like $4)
  order by id desc limit $2`;

/**
 * Types are few: those there are come from the index one by one, and of each that matches, its newest lines. The rows
 * are compared whole, so that a rare type is not looked for among all lines, see `newestIds`.
 */
const BY_TYPE = `
  with recursive types (type) as (
    (select event_type from audit_logs order by event_type limit 1)
    union all
    select (select event_type from audit_logs where event_type > types.type order by event_type limit 1)
    from types where types.type is not null
  )
  select log.id from types cross join lateral (
    select id from audit_logs where (event_type, id) < (types.type, $1) and event_type >= types.type
    order by event_type desc, id desc limit $2
  ) log
  where ($3::text is null or types.type = $3) and ($4::text is null or types.type like $4)
  order by log.id desc limit $2`;

/** Ids grow with the time, so that the newest lines of a time are read in their order, and few besides. */
const among = (actor: string) => `
  select id from audit_logs
  where id < $1 and ${actor}
    and ($3::text is null or event_type = $3) and ($4::text is null or event_type like $4)
    and ($5::integer is null or signup_id = $5)
    and ($7::timestamptz is null or "timestamp" >= $7) and ($8::timestamptz is null or "timestamp" < $8)
  order by id desc limit $2`;

const OF_ACTOR = among(`metadata ->> 'actor' = $6`);
const IN_TIME = among('$6::text is null');
