import { maySeparate, separateServices, type DatabaseUrls } from '@rep13/local-stack';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './index.ts';

const SERVICES = ['alpha', 'beta'] as const;
type Service = (typeof SERVICES)[number];
const REFUSED = /permission denied|must be (owner|superuser)/;

describe('one role per service', () => {
  let database: TestDatabase;
  let urls: Record<Service, DatabaseUrls>;

  beforeAll(async () => {
    database = await createTestDatabase({ name: 'rights', run: () => Promise.resolve() });
    // As an earlier version left it: one user has made everything, the extension where it happened to be.
    await database.query('create schema alpha');
    await database.query('create table alpha.notes (id integer generated always as identity, body text)');
    await database.query('create extension pg_trgm schema alpha');
    await database.query('create function alpha.refuse() returns trigger language plpgsql as $$begin end$$');
    await database.query(`insert into alpha.notes (body) values ('from before')`);
    urls = await separate();
    await as(urls.alpha.migration, 'grant select, insert, update, delete on notes to rep13_alpha');
    await as(urls.beta.migration, 'create table plans (id integer)');
  });
  afterAll(() => database.drop());

  const separate = (url = database.url, password = 'kept') =>
    separateServices({
      url,
      services: SERVICES,
      exclusive: true,
      passwordOf: (name) => `${password} ${name}`,
    });

  it('takes over what one user had made before', async () => {
    const owners = await database.query(
      `select tableowner as owner from pg_tables where schemaname = 'alpha'
       union select sequenceowner from pg_sequences where schemaname = 'alpha'
       union select proowner::regrole::text from pg_proc where pronamespace = 'alpha'::regnamespace
       union select nspowner::regrole::text from pg_namespace where nspname = 'alpha'`,
    );
    expect(owners).toEqual([{ owner: 'rep13_alpha_owner' }]);
    expect(await as(urls.alpha.service, 'select body from notes')).toEqual([{ body: 'from before' }]);
  });

  it('reads and writes the rows of its own schema', async () => {
    await as(urls.alpha.service, `insert into notes (body) values ('mine')`);
    await as(urls.alpha.service, `update notes set body = 'still mine' where body = 'mine'`);
    expect(await as(urls.alpha.service, `delete from notes where body like 'still%' returning body`)).toEqual(
      [{ body: 'still mine' }],
    );
  });

  it.each([
    ['read another’s tables', 'select * from beta.plans'],
    ['write to another’s tables', 'insert into beta.plans values (1)'],
    ['make a table of its own', 'create table more (id integer)'],
    ['change a table of its own', 'alter table notes add column more text'],
    ['drop a table of its own', 'drop table notes'],
    ['empty a table past its triggers', 'truncate notes'],
    ['make anything in public', 'create table public.more (id integer)'],
    ['make a temporary table', 'create temporary table more (id integer)'],
    ['make a schema', 'create schema more'],
    ['make a role', 'create role more'],
    ['become the owner of its schema', 'set role rep13_alpha_owner'],
    ['become another service', 'set role rep13_beta'],
    ['read the passwords of others', 'select rolpassword from pg_authid'],
    ['run a program on the server', `copy notes to program 'cat'`],
  ])('may not %s', async (_what, sql) => {
    await expect(as(urls.alpha.service, sql)).rejects.toThrow(REFUSED);
  });

  it.each([
    ['another’s tables', 'select * from beta.plans'],
    ['another’s schema', 'create table beta.more (id integer)'],
    ['public', 'create table public.more (id integer)'],
  ])('keeps what migrates one service away from %s', async (_what, sql) => {
    await expect(as(urls.alpha.migration, sql)).rejects.toThrow(REFUSED);
  });

  it('finds the extensions everybody uses', async () => {
    const sql = `select similarity('Acme', 'Acne') > 0 as alike`;
    for (const url of [urls.alpha.service, urls.beta.service, urls.beta.migration]) {
      expect(await as(url, sql)).toEqual([{ alike: true }]);
    }
  });

  it('has few sessions, and none that runs on for ever', async () => {
    const roles = await database.query(
      `select rolconnlimit from pg_roles where rolname in ('rep13_alpha', 'rep13_beta')`,
    );
    expect(roles).toEqual([{ rolconnlimit: 35 }, { rolconnlimit: 35 }]);
    expect(await as(urls.alpha.service, 'show statement_timeout')).toEqual([{ statement_timeout: '1500ms' }]);
  });

  it('gets another password without losing anything', async () => {
    const before = urls.alpha.service;
    urls = await separate(database.url, 'rotated');
    await expect(as(before, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await as(urls.alpha.service, 'select body from notes')).toEqual([{ body: 'from before' }]);
  });

  it('is left out of the database when it is nobody’s', async () => {
    await database.query(`create role stranger login password 'stranger'`);
    const url = new URL(database.url);
    Object.assign(url, { username: 'stranger', password: 'stranger' });
    await expect(as(url.href, 'select 1')).rejects.toThrow('permission denied for database');
    await database.query('drop role stranger');
  });

  it('can be set up by an owner of the database who is no superuser, and had made everything', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.query(`create role landlord login createrole password 'landlord'`);
    await database.query(`grant connect on database ${name} to landlord`);
    const url = new URL(database.url);
    Object.assign(url, { username: 'landlord', password: 'landlord' });
    expect(await maySeparate(url.href)).toBe(false);

    await database.query('drop schema alpha, beta cascade');
    await database.query(`alter database ${name} owner to landlord`);
    await as(url.href, 'create schema beta; create table beta.plans (id integer)');
    expect(await maySeparate(url.href)).toBe(true);
    const made = await separate(url.href);
    await as(made.beta.migration, 'alter table plans add column name text');
    await expect(as(made.alpha.service, 'select * from beta.plans')).rejects.toThrow(REFUSED);

    await database.query(`alter database ${name} owner to current_user`);
    await database.query('drop owned by landlord');
    await database.query('drop role landlord');
  });
});

async function as(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
