import type { QueryRunner } from 'typeorm';
import { cleanerRole } from '../database/table-rights.ts';

/** Set by the cleaner for its own transactions, for databases where one user does everything. */
export const CLEANING = 'rep13.cleaning';

/**
 * For migrations: the trigger function that makes a table append-only. It lets the cleaner delete, and no one
 * change or empty. Where the cleaner has no role, a transaction that says it is cleaning may delete.
 */
export async function letOnlyCleanerDelete(
  db: QueryRunner,
  { service, table, functionName }: { service: string; table: string; functionName: string },
): Promise<void> {
  const cleaner = cleanerRole(service);
  await db.query(`
    create or replace function ${functionName}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if current_user = '${cleaner}' then return null; end if;
        if current_setting('${CLEANING}', true) = 'on'
          and not exists (select from pg_roles where rolname = '${cleaner}') then return null; end if;
      end if;
      raise exception '${table} is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
    end $$;
  `);
}
