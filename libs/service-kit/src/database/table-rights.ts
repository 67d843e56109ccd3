import type { QueryRunner } from 'typeorm';
import { cleanedTables, retentionOf, type TableRetention } from '../definition/table-retention.ts';

/** The role a service works with; its owner role, which migrates, is called `<role>_owner`. */
export const serviceRole = (service: string): string => `rep13_${service}`;

/** The role that deletes what has had its time, and does nothing else. */
export const cleanerRole = (service: string): string => `${serviceRole(service)}_cleaner`;

/** The kit deletes from this as part of its work: a key that may be used again. */
const DELETED_BY_THE_KIT = ['idempotency_keys'];

/** What the grants of a service follow from. */
export interface TableUse {
  readonly name: string;
  readonly appendOnly?: readonly string[];
  readonly deletes?: readonly string[];
  readonly retention?: TableRetention;
}

/**
 * Lets the service's role read, add and change the rows of its tables; delete only where that is its daily work; in
 * append-only tables only read and add. Lets the cleaner's role read them, and delete what has had its time. Where
 * there are no roles everything is done by the one user there is, who migrates too: it may delete what the cleaner may.
 */
export async function grantTables(db: QueryRunner, use: TableUse): Promise<void> {
  await db.startTransaction();
  if (await exists(db, serviceRole(use.name))) await db.query(serviceGrants(use));
  const hasCleaner = await exists(db, cleanerRole(use.name));
  await db.query(hasCleaner ? await cleanerGrants(db, use) : grantDelete(use, 'current_user'));
  await db.commitTransaction();
}

async function exists(db: QueryRunner, role: string): Promise<boolean> {
  const known = (await db.query('select 1 from pg_roles where rolname = $1', [role])) as unknown[];
  return known.length > 0;
}

function serviceGrants({ name, appendOnly = [], deletes = [] }: TableUse): string {
  const role = serviceRole(name);
  const table = (given: string) => `"${name}"."${given}"`;
  return `
    grant select, insert, update on all tables in schema "${name}" to "${role}";
    revoke delete on all tables in schema "${name}" from "${role}";
    grant usage, select on all sequences in schema "${name}" to "${role}";
    revoke insert, update on ${table('migrations')} from "${role}";
    ${[...DELETED_BY_THE_KIT, ...deletes].map((used) => `grant delete on ${table(used)} to "${role}";`).join('\n')}
    ${appendOnly.map((protectedTable) => `revoke update on ${table(protectedTable)} from "${role}";`).join('\n')}
  `;
}

/** A migration may have taken the right from its own user. */
function grantDelete({ name, retention }: TableUse, to: string): string {
  const cleaned = cleanedTables(retentionOf({ ...(retention && { retention }) }));
  return cleaned.map((table) => `grant delete on "${name}"."${table}" to ${to};`).join('\n');
}

/** Running totals are counted by triggers, with the rights of the role that deletes. */
async function cleanerGrants(db: QueryRunner, { name, retention }: TableUse): Promise<string> {
  const role = cleanerRole(name);
  const cleaned = cleanedTables(retentionOf({ ...(retention && { retention }) }));
  const totals = (await db.query(
    'select tablename as name from pg_tables where schemaname = $1 and tablename = any($2)',
    [name, cleaned.map((table) => `${table}_totals`)],
  )) as { name: string }[];
  const written = [...totals.map((table) => table.name), 'retention_runs'];
  return `
    revoke all on all tables in schema "${name}" from "${role}";
    grant select on all tables in schema "${name}" to "${role}";
    ${grantDelete({ name, ...(retention && { retention }) }, `"${role}"`)}
    ${written.map((table) => `grant insert, update on "${name}"."${table}" to "${role}";`).join('\n')}
  `;
}
