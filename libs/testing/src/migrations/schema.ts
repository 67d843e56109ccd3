import type { QueryRunner } from 'typeorm';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNotNull: boolean;
  /** Filled in by Postgres when an insert leaves it out; generated columns and identities too. */
  readonly hasDefault: boolean;
}

/** The columns of a schema by table and name. */
export type Schema = ReadonlyMap<string, ReadonlyMap<string, Column>>;

export async function readSchema(db: QueryRunner, name: string): Promise<Schema> {
  const columns = (await db.query(
    `select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull as "isNotNull", atthasdef or attidentity <> '' as "hasDefault"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
     order by 1, attnum`,
    [name],
  )) as Column[];
  const tables = new Map<string, Map<string, Column>>();
  for (const column of columns)
    tables.set(
      column.table,
      (tables.get(column.table) ?? new Map<string, Column>()).set(column.name, column),
    );
  return tables;
}

/** What a program that was written for the schema before can no longer do, a sentence each. */
export function narrowings(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (!now) return [`${table} is gone`];
    const kept = [...columns.values()].flatMap((column) => ofColumn(column, now.get(column.name)));
    const added = [...now.values()].filter(({ name }) => !columns.has(name));
    return [...kept, ...added.filter(mustBeGiven).map(({ name }) => `${table}.${name} must be given`)];
  });
}

function ofColumn(before: Column, after: Column | undefined): string[] {
  const name = `${before.table}.${before.name}`;
  if (!after) return [`${name} is gone`];
  if (after.type !== before.type) return [`${name} is ${after.type} and no longer ${before.type}`];
  if (after.isNotNull && !before.isNotNull) return [`${name} may no longer be null`];
  return mustBeGiven(after) && !mustBeGiven(before) ? [`${name} must be given`] : [];
}

/** An insert that does not know of the column fails. */
const mustBeGiven = ({ isNotNull, hasDefault }: Column): boolean => isNotNull && !hasDefault;
