import type { QueryRunner } from 'typeorm';
import { nextRows } from './due-rows.ts';
import { CLEANING } from './let-cleaner-delete.ts';
import type { DeletingRule } from '../definition/table-retention.ts';

/** Rows of one transaction: short locks, and little to do again after an interruption. */
export const BATCH = 500;

/** What one batch needs to know. */
export interface Batch {
  readonly rule: DeletingRule;
  readonly end: Date;
  readonly night: string;
  readonly held: () => Promise<readonly number[]>;
}

/**
 * Deletes up to a batch of one rule's rows and counts them, in one transaction.
 * @returns how many; less than a batch means that nothing is left.
 */
export async function deleteBatch(db: QueryRunner, { rule, end, night, held }: Batch): Promise<number> {
  await db.startTransaction();
  try {
    await db.query(`select set_config('${CLEANING}', 'on', true)`);
    const heldClients = rule.client ? await held() : [];
    const rows = await (rule.before ? withDependants : alone)(db, rule, end, heldClients);
    if (rows > 0) await count(db, rule, rows, night);
    await db.commitTransaction();
    return rows;
  } catch (error) {
    await db.rollbackTransaction();
    throw error;
  }
}

/** A row that was changed in between is another version of itself and stays for the next batch to judge. */
async function alone(
  db: QueryRunner,
  rule: DeletingRule,
  end: Date,
  held: readonly number[],
): Promise<number> {
  const next = nextRows(rule, { key: 'ctid', end, held, limit: BATCH });
  const [gone] = (await db.query(
    `with gone as (delete from ${rule.table} where ctid = any(array(${next.sql})) returning 1)
     select count(*)::integer as rows from gone`,
    [...next.values],
  )) as { rows: number }[];
  return gone?.rows ?? 0;
}

async function withDependants(
  db: QueryRunner,
  rule: DeletingRule,
  end: Date,
  held: readonly number[],
): Promise<number> {
  const next = nextRows(rule, { key: 'id', end, held, limit: BATCH });
  const rows = (await db.query(next.sql, [...next.values])) as { id: number }[];
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  for (const { table, column } of rule.before ?? [])
    await db.query(`delete from ${table} where ${column} = any($1)`, [ids]);
  await db.query(`delete from ${rule.table} where id = any($1)`, [ids]);
  return ids.length;
}

async function count(db: QueryRunner, rule: DeletingRule, rows: number, night: string): Promise<void> {
  await db.query(
    `update retention_runs
     set deleted = jsonb_set(deleted, array[$2], to_jsonb(coalesce((deleted ->> $2)::integer, 0) + $3::integer))
     where night = $1`,
    [night, rule.class, rows],
  );
}
