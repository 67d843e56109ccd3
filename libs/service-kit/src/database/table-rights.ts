import type { QueryRunner } from 'typeorm';

/** The role a service works with; its owner role, which migrates, is called `<role>_owner`. */
export const serviceRole = (service: string): string => `rep13_${service}`;

/**
 * Lets the service's role read and write the rows of its tables, and nothing more; in append-only tables only
 * read and add. Does nothing where the role does not exist: then everything is done by the one user there is.
 */
export async function grantTables(
  db: QueryRunner,
  { name, appendOnly = [] }: { readonly name: string; readonly appendOnly?: readonly string[] },
): Promise<void> {
  const role = serviceRole(name);
  const known = (await db.query('select 1 from pg_roles where rolname = $1', [role])) as unknown[];
  if (known.length === 0) return;
  const table = (given: string) => `"${name}"."${given}"`;
  await db.startTransaction();
  await db.query(`
    grant select, insert, update, delete on all tables in schema "${name}" to "${role}";
    grant usage, select on all sequences in schema "${name}" to "${role}";
    revoke insert, update, delete on ${table('migrations')} from "${role}";
  `);
  for (const kept of appendOnly) await db.query(`revoke update, delete on ${table(kept)} from "${role}"`);
  await db.commitTransaction();
}
