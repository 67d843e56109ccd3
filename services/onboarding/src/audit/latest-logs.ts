import type { EntityManager } from 'typeorm';
import { typePatterns, type WantedLogs } from './wanted-logs.ts';

/** The ids of the matching lines, what happened last first, each question answered by an index of its own. */
export async function latestLogIds(db: EntityManager, logs: WantedLogs): Promise<number[]> {
  const { sql, values } = latestLogs(logs);
  const found = await db.query<{ id: number }[]>(sql, values);
  return found.map(({ id }) => id);
}

/** The statement; a spec asks the planner how it would go about it. */
export function latestLogs(logs: WantedLogs): { sql: string; values: unknown[] } {
  const { signupId, actor, from = '-infinity', to = 'infinity', cursor = null, limit } = logs;
  const types = typePatterns(logs);
  const values = [to, cursor, from, limit];
  if (signupId !== undefined) return { sql: OF_SIGNUP, values: [...values, types, signupId, actor ?? null] };
  if (actor !== undefined) return { sql: OF_ACTOR, values: [...values, types, actor] };
  return types.length > 0 ? { sql: OF_TYPES, values: [...values, types] } : { sql: OF_ALL, values };
}

/**
 * Before which moment, and there before which id: where the time ends, or the cursor's line if that comes before. The
 * line itself may have been deleted meanwhile; then the one written before it says when that was.
 */
const ENDING = `ending (moment, id) as materialized (
    select coalesce(
      (select "timestamp" from audit_logs where id <= $2 order by id desc limit 1), '-infinity'
    ), $2::integer where $2::integer is not null
    union all select $1::timestamptz, 0
    order by 1, 2 limit 1
  )`;
const ACTOR = `(metadata ->> 'actor')`;
const END = '(select moment from ending), (select id from ending)';

const OF_ALL = `
  with ${ENDING}
  select id from audit_logs where ("timestamp", id) < (${END}) and "timestamp" >= $3::timestamptz
  order by "timestamp" desc, id desc limit $4`;

/** A client has few lines: all are read and then looked through, instead of looking for them among everybody's. */
const OF_SIGNUP = `
  with ${ENDING}, lines as materialized (
    select id, "timestamp", event_type, ${ACTOR} as actor from audit_logs where signup_id = $6
  )
  select id from lines
  where ("timestamp", id) < (${END}) and "timestamp" >= $3::timestamptz
    and event_type like all ($5::text[]) and ($7::text is null or actor = $7)
  order by "timestamp" desc, id desc limit $4`;

/**
 * As in `newestLogIds`: the types there are come from the index one by one, and of each that matches, its latest lines.
 * They are read from the end backwards, sorted by all columns of their index, so that it is the only one the planner can
 * use; what then belongs to the type or time before is dropped afterwards.
 */
const ofEachType = (index: string, first: string, next: string, one: string, isOne: string) => `
  with recursive types (type) as (
    (select event_type from audit_logs ${first} order by ${index} limit 1)
    union all
    select (select event_type from audit_logs ${next} order by ${index} limit 1)
    from types where types.type is not null
  ), ${ENDING}
  select log.id from types cross join lateral (
    select id, "timestamp", event_type, ${ACTOR} as actor from audit_logs
    where (${index}, "timestamp", id) < (${one}, ${END})
    order by ${index.replace(',', ' desc,')} desc, "timestamp" desc, id desc limit $4
  ) log
  where types.type like all ($5::text[]) and ${isOne} and log."timestamp" >= $3::timestamptz
  order by log."timestamp" desc, log.id desc limit $4`;

const OF_TYPES = ofEachType(
  'event_type',
  '',
  'where event_type > types.type',
  'types.type',
  'log.event_type = types.type',
);

const OF_ACTOR = ofEachType(
  `${ACTOR}, event_type`,
  `where ${ACTOR} >= $6 and ${ACTOR} <= $6`,
  `where (${ACTOR}, event_type) > ($6, types.type) and ${ACTOR} <= $6`,
  '$6, types.type',
  'log.event_type = types.type and log.actor = $6',
);
