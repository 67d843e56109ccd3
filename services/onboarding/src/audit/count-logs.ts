import type { EntityManager } from 'typeorm';
import { typePatterns, type WantedLogs } from './wanted-logs.ts';

/** How many lines match, all pages together. */
export async function countLogs(db: EntityManager, logs: WantedLogs): Promise<number> {
  const values: unknown[] = [];
  const given = (value: unknown, condition: (place: string) => string) =>
    value === undefined ? [] : [condition(`$${values.push(value)}`)];
  const types = typePatterns(logs);
  const conditions = [
    ...given(logs.signupId, (place) => `signup_id = ${place}`),
    ...given(types.length > 0 ? types : undefined, (place) => `event_type like all (${place}::text[])`),
    ...given(logs.actor, (place) => `metadata ->> 'actor' = ${place}`),
    ...given(logs.from, (place) => `"timestamp" >= ${place}::timestamptz`),
    ...given(logs.to, (place) => `"timestamp" < ${place}::timestamptz`),
  ];
  const [found] = await db.query<{ count: number }[]>(
    `select count(*)::integer as count from audit_logs where ${conditions.join(' and ') || 'true'}`,
    values,
  );
  return found?.count ?? 0;
}
