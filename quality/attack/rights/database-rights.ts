import pg from 'pg';
import { query } from '@rep13/faults/product/database';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

/** What PostgreSQL says to who has no right, and where a thing is that must not even be there. */
const NO_RIGHT = ['42501', '0A000', '58P01', '42883', '42704'];

interface Role {
  readonly what: string;
  readonly service: string;
  readonly url: string;
}

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Each service's role, and that of its cleaner, on every table and at what a server can do besides. */
export async function tryDatabase(product: AttackedProduct): Promise<Tally[]> {
  const tables = await query<Table>(
    product.databaseUrl,
    `select schemaname as schema, format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tallies: Tally[] = [];
  for (const role of rolesOf(product)) tallies.push(await tryAs(role, tables));
  return tallies;
}

const rolesOf = ({ services }: AttackedProduct): Role[] =>
  services.flatMap(({ name, env }) =>
    [
      { what: name, service: name, url: env?.['DATABASE_URL'] ?? '' },
      { what: `${name}'s cleaner`, service: name, url: env?.['CLEANER_DATABASE_URL'] ?? '' },
    ].filter(({ url }) => url !== ''),
  );

async function tryAs({ what, service, url }: Role, tables: readonly Table[]): Promise<Tally> {
  const tally = new Tally('RIGHTS', `Postgres, with the password of ${what}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const sql of foreign(service, tables)) {
      const code = await codeOf(client, sql);
      tally.add(
        code ?? 'allowed',
        NO_RIGHT.includes(code ?? '') ? undefined : `${sql}: ${code ?? 'allowed'}`,
      );
    }
    const own = tables.find(({ schema, name }) => schema === service && name.endsWith('.jobs'));
    const code = await codeOf(client, `select 1 from ${own?.name ?? 'nothing'} limit 1`);
    tally.add(code ?? 'own rows', code && `its own jobs: ${code}`);
  } finally {
    await client.end();
  }
  return tally;
}

/** Nothing of it happens: all is tried in a transaction that is taken back. */
const foreign = (service: string, tables: readonly Table[]): string[] => [
  ...tables
    .filter(({ schema }) => schema !== service)
    .flatMap(({ name }) => [
      `select 1 from ${name} limit 1`,
      `insert into ${name} default values`,
      `delete from ${name} where false`,
      `truncate ${name}`,
    ]),
  `create table ${service}.forged (x int)`,
  'create table public.forged (x int)',
  'create temp table forged (x int)',
  'create schema forged',
  'create extension dblink',
  `copy (select 1) to program 'id'`,
  `select pg_read_file('/etc/passwd')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/passwd')`,
  'select rolpassword from pg_authid limit 1',
  'set role rep13',
  `set role rep13_${service}_owner`,
  // Its own anybody may change.
  `alter role rep13_${service === 'gateway' ? 'onboarding' : 'gateway'} password null`,
  'alter role rep13 password null',
];

/** Undefined when it was done. */
async function codeOf(client: pg.Client, sql: string): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(sql);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'no code';
  } finally {
    await client.query('rollback');
  }
}
