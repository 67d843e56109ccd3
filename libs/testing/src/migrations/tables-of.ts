import type { ServiceConfig, ServiceDefinition } from '@rep13/service-kit';
import { createServiceDatabase } from '../service-database.ts';

/** A table after all migrations, its columns under the names that the specification and the views give them. */
export interface MigratedTable {
  /** Each column with its default as Postgres writes it, or `null`. */
  readonly fields: Readonly<Record<string, string | null>>;
  /** The columns of which no two rows have the same. */
  readonly unique: readonly string[];
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly byDefault: string | null;
  readonly isUnique: boolean;
}

/** The tables that the migrations of a service make. */
export async function tablesOf<C extends ServiceConfig>(
  service: ServiceDefinition<C>,
): Promise<Readonly<Record<string, MigratedTable>>> {
  const database = await createServiceDatabase(service);
  try {
    const columns = await database.query<Column>(COLUMNS, [service.name]);
    const names = [...new Set(columns.map(({ table }) => table))];
    return Object.fromEntries(
      names.map((name) => [name, toTable(columns.filter(({ table }) => table === name))]),
    );
  } finally {
    await database.drop();
  }
}

const toTable = (columns: readonly Column[]): MigratedTable => ({
  fields: Object.fromEntries(columns.map(({ name, byDefault }) => [camelCase(name), byDefault])),
  unique: columns.filter(({ isUnique }) => isUnique).map(({ name }) => camelCase(name)),
});

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const COLUMNS = `
  select relname as table, attname as name, pg_get_expr(adbin, adrelid) as "byDefault",
    exists (select from pg_index where indrelid = attrelid and indisunique and indkey::text = attnum::text) as "isUnique"
  from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`;
