import type { EntityManager } from 'typeorm';
import { latestLogIds } from './latest-logs.ts';
import { typePatterns, type WantedLogs } from './wanted-logs.ts';

const LARGEST_ID = 2_147_483_647;

/**
 * The ids of the newest matching lines, in time that hardly depends on how many lines there are of what. Asked for a
 * time or for who it was, the newest is what happened last; else what was written last, which is nearly the same.
 */
export async function newestLogIds(db: EntityManager, logs: WantedLogs): Promise<number[]> {
  if (logs.actor ?? logs.from ?? logs.to) return latestLogIds(db, logs);
  const { signupId, cursor = LARGEST_ID, limit } = logs;
  const types = typePatterns(logs);
  const found =
    signupId !== undefined
      ? await db.query<{ id: number }[]>(OF_SIGNUP, [cursor, limit, types, signupId])
      : types.length > 0
        ? await db.query<{ id: number }[]>(BY_TYPE, [cursor, limit, types])
        : await db.query<{ id: number }[]>(ALL, [cursor, limit]);
  return found.map(({ id }) => id);
}

const ALL = 'select id from audit_logs where id < $1 order by id desc limit $2';

const OF_SIGNUP = `
  select id from audit_logs
  where signup_id = $4 and id < $1 and event_type like all ($3::text[])
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
  where types.type like all ($3::text[])
  order by log.id desc limit $2`;
