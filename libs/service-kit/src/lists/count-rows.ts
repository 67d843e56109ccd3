import type { DataSource } from 'typeorm';
import { equals } from './filters.ts';
import type { NewestRows } from './newest-ids.ts';
import { searchCondition } from './search-pattern.ts';

/** Which rows `newestIds` would list, all pages together. */
export type CountedRows = Pick<NewestRows, 'table' | 'where' | 'leading' | 'search'>;

/**
 * How many rows match, exactly. Its time grows with the number of matches, so it is for callers that ask once; where all
 * rows of a table are meant, `readRunningTotals` is as fast with a million of them.
 */
export async function countRows(source: DataSource, rows: CountedRows): Promise<number> {
  const values: unknown[] = [];
  const conditions = [...equals(values, rows.where), ...equals(values, rows.leading)];
  if (rows.search !== undefined)
    conditions.push(searchCondition(rows.search, (value) => `$${values.push(value)}`));
  const [found] = await source.query<{ count: number }[]>(
    `select count(*)::integer as count from ${rows.table} where ${conditions.join(' and ') || 'true'}`,
    values,
  );
  return found?.count ?? 0;
}
