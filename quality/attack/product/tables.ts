import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@rep13/faults/product/database';

/** What the product writes by itself at any call: when a session was last used, how services are, what was heard. */
const OF_ITS_OWN = /^gateway\.(sessions|rate_limits|status_\w+)$|\.event_(stream_marks|positions)$/;

const QUIET_MS = 1_500;
const WAITED_MS = 30_000;

/** A table's name, and how many rows it has with what in them. */
export type Tables = Readonly<Record<string, string>>;

export async function namesOfTables(databaseUrl: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

export async function lookAtTables(databaseUrl: string): Promise<Tables> {
  const names = (await namesOfTables(databaseUrl)).filter((name) => !OF_ITS_OWN.test(name));
  const [row] = await query<Tables>(
    databaseUrl,
    `select ${names.map((name) => `(select count(*) || ' rows, sum ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${name} t) as "${name}"`).join()}`,
  );
  return row ?? {};
}

/** The tables, once nothing that was asked for before is still at work in them. @throws when that never comes */
export async function tablesAtRest(databaseUrl: string): Promise<Tables> {
  let before = await lookAtTables(databaseUrl);
  for (let waited = 0; waited < WAITED_MS; waited += QUIET_MS) {
    await sleep(QUIET_MS);
    const now = await lookAtTables(databaseUrl);
    if (changedTables(before, now).length === 0) return now;
    before = now;
  }
  throw new Error('The product writes something although nobody calls.');
}

/** In words, what is no longer as it was. */
export const changedTables = (before: Tables, now: Tables): string[] =>
  Object.keys(now)
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} had ${before[name]}, has ${now[name]}`);
