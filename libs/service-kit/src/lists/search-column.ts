import type { QueryRunner } from 'typeorm';
import { createFoldText } from './fold-text-function.ts';

/**
 * For migrations: lets `newestIds` search a table. Adds `search_text`, a generated column with the given columns as
 * `fold_text` folds them, each word after a space and no two fields on one line, and a trigram index on it.
 * The index keeps only a short list of rows to be sorted in, so that no insert has to sort in many.
 */
export async function addSearchColumn(
  db: QueryRunner,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const operators = await trigramOperators(db);
  await createFoldText(db);
  const text = columns.map((column) => `' ' || fold_text(coalesce(${column}, ''))`).join(` || e'\\n' || `);
  await db.query(`
    alter table ${table} add column search_text text generated always as (${text}) stored;
    create index ${table}_search on ${table} using gin (search_text ${operators})
      with (gin_pending_list_limit = 256);
  `);
}

export async function dropSearchColumn(db: QueryRunner, table: string): Promise<void> {
  await db.query(`drop index ${table}_search; alter table ${table} drop column search_text`);
}

/** The same with other columns, or as text is folded now. Searches wait until it is done. */
export async function renewSearchColumn(
  db: QueryRunner,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await dropSearchColumn(db, table);
  await addSearchColumn(db, table, columns);
}

/**
 * Makes sure of the extension pg_trgm and says where its operators are. Postgres trusts it to roles that may create in
 * the database; a role that may not needs it made beforehand. Services share a database, so it goes to `public`.
 */
async function trigramOperators(db: QueryRunner): Promise<string> {
  await db.query(`select pg_advisory_xact_lock(hashtext('create extension pg_trgm'))`);
  await db.query('create extension if not exists pg_trgm schema public');
  const [place] = (await db.query(
    `select quote_ident(nspname) as schema from pg_extension
     join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
  )) as { schema: string }[];
  return `${place?.schema ?? 'public'}.gin_trgm_ops`;
}
