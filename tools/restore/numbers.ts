import type pg from 'pg';
import { SERVICES } from '@rep13/local-stack';

/** More than are given out between a moment and the loss of what came after it. */
const SKIPPED = { ids: 100_000, numbers: 1_000 };

/** Tables that count numbers in a row for each period, and the period of today. */
export const COUNTERS: readonly (readonly [table: string, period: string, today: string])[] = [
  ['agreements.agreement_numbers', 'month', `to_char(now() at time zone 'utc', 'YYYYMM')`],
  ['sla.ticket_numbers', 'year', `extract(year from now() at time zone 'utc')`],
  ['onboarding.invoice_numbers', 'year', `extract(year from now() at time zone 'utc')`],
];

/**
 * Skips the numbers that may have been given out after the moment to which the database was restored: whoever was told
 * one, by a mail, a link, a PDF or a page, must not find somebody else's under it.
 * @returns how many sequences and counters go on further up.
 */
export async function skipNumbers(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1)`,
    [SERVICES],
  );
  for (const { name } of rows)
    await db.query('select setval($1::regclass, nextval($1::regclass) + $2)', [name, SKIPPED.ids]);
  for (const [table, period, today] of COUNTERS) {
    await db.query(`update ${table} set last = last + $1`, [SKIPPED.numbers]);
    // The period may have begun after the moment.
    await db.query(
      `insert into ${table} (${period}, last) values (${today}, $1) on conflict (${period}) do nothing`,
      [SKIPPED.numbers],
    );
  }
  return rows.length + COUNTERS.length;
}
