import type { DataSource, QueryRunner } from 'typeorm';
import { countingFunction, type TotalConditions } from './counting-function.ts';

/**
 * For migrations: from now on `<table>_totals` knows how many rows meet each condition, exactly and without counting.
 * Triggers keep it in the transaction of each change. The first of them keeps writers out until the migration commits,
 * so nothing is missed between it and the one count of what is there already. ADR 12.
 */
export async function addRunningTotals(
  db: QueryRunner,
  table: string,
  totals: TotalConditions,
): Promise<void> {
  const names = Object.keys(totals);
  const counts = Object.values(totals).map((condition) => `count(*) filter (where ${condition})`);
  const trigger = (change: string, seen = '') => `
    create trigger ${table}_total_${change} after ${change} on ${table} ${seen}
      for each statement execute function total_${table}();`;
  await db.query(`
    create table ${table}_totals (
      shard integer primary key, ${names.map((name) => `${name} bigint not null`).join(', ')}
    ) with (fillfactor = 20);
    ${countingFunction(table, totals)}
    ${trigger('insert', 'referencing new table as added')}
    ${trigger('delete', 'referencing old table as removed')}
    ${trigger('update', 'referencing new table as added old table as removed')}
    ${trigger('truncate')}
    insert into ${table}_totals (shard, ${names.join(', ')}) select 0, ${counts.join(', ')} from ${table};
  `);
}

export async function dropRunningTotals(db: QueryRunner, table: string): Promise<void> {
  await db.query(`drop function total_${table}() cascade; drop table ${table}_totals`);
}

/** What `addRunningTotals` keeps of a table, by name. */
export async function readRunningTotals<Name extends string>(
  source: DataSource,
  table: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const sums = names.map((name) => `coalesce(sum(${name}), 0)::integer as "${name}"`);
  const [totals] = await source.query<Record<Name, number>[]>(
    `select ${sums.join(', ')} from ${table}_totals`,
  );
  if (!totals) throw new Error(`${table}_totals has no answer`);
  return totals;
}
