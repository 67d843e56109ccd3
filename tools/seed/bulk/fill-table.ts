import type { Client } from 'pg';
import type { BulkTable } from './rows.sql.ts';

/** Indexes that hold no promise; they are quicker to build than to keep up. */
const PLAIN_INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = $1::regclass and not indisunique`;

/** Fills one table in one transaction. Returns how many rows came. */
export async function fillTable(
  client: Client,
  { table, insert, values }: BulkTable,
  given: unknown[],
): Promise<number> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES, [table]);
  await client.query('begin');
  try {
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const { rowCount } = await client.query(insert, given.slice(0, values));
    for (const { definition } of indexes) await client.query(definition);
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
