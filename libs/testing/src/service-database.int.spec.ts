import { defineService, migrate, ServiceConfig } from '@rep13/service-kit';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase } from './database.ts';
import { createServiceDatabase, type ServiceDatabase } from './service-database.ts';

class CreateLedger1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create table ledger (id serial primary key, body text); create table notes (body text); create table papers (written_at timestamptz)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ledger, notes, papers');
  }
}

const service = defineService({
  name: 'clerk',
  module: class ClerkModule {},
  config: ServiceConfig,
  entities: [],
  migrations: [CreateLedger1790000000001],
  appendOnly: ['ledger'],
  deletes: ['notes'],
  retention: { papers: [{ class: 'contactMessages', since: 'kept.written_at' }] },
  jobs: [],
});

describe('the database of a service', () => {
  let database: ServiceDatabase;
  let own: pg.Client;
  beforeAll(async () => {
    database = await createServiceDatabase(service);
    own = new pg.Client({ connectionString: database.serviceUrl });
    await own.connect();
  });
  afterAll(async () => {
    await own.end();
    await database.drop();
  });

  it('belongs to the role that migrated it, not to the one that works in it', async () => {
    const owners = await database.query(
      `select distinct tableowner as owner from pg_tables where schemaname = 'clerk'`,
    );
    expect(owners).toEqual([{ owner: 'rep13_clerk_owner' }]);
    const { rows } = await own.query('select current_user as who');
    expect(rows).toEqual([{ who: 'rep13_clerk' }]);
  });

  it('is read and written by the service, the kit’s tables too', async () => {
    await own.query(`insert into notes values ('one'); update notes set body = 'two'; delete from notes`);
    await own.query(
      `insert into dead_letters (consumer, event_id, message, last_error) values ('c', 'e', '{}', '')`,
    );
    await own.query(`insert into ledger (body) values ('kept')`);
    expect((await own.query('select id, body from ledger')).rows).toEqual([{ id: 1, body: 'kept' }]);
  });

  it.each([
    'alter table notes add column more text',
    'create table more (id integer)',
    'truncate notes',
    `update ledger set body = 'changed'`,
    'delete from ledger',
    'delete from papers',
    'delete from jobs',
    'delete from migrations',
    "select pg_read_file('/etc/passwd')",
  ])('refuses the service: %s', async (statement) => {
    await expect(own.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  describe('as its cleaner', () => {
    let cleaner: pg.Client;
    beforeAll(async () => {
      cleaner = new pg.Client({ connectionString: database.cleanerUrl });
      await cleaner.connect();
    });
    afterAll(() => cleaner.end());

    it('reads everything, and deletes what has a time', async () => {
      await own.query('insert into papers values (now())');
      expect((await cleaner.query('delete from papers')).rowCount).toBe(1);
      await cleaner.query('select * from ledger');
    });

    it.each([
      'delete from ledger',
      'delete from notes',
      'insert into papers values (now())',
      'update papers set written_at = now()',
      'truncate papers',
      'drop table papers',
      'set role rep13_clerk_owner',
    ])('refuses: %s', async (statement) => {
      await expect(cleaner.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    });
  });
});

class CreateOwnLedger1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table papers (written_at timestamptz);
      revoke delete on papers from current_user;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table papers');
  }
}

describe('a database without roles for services', () => {
  it('lets the one user there is delete what has a time', async () => {
    const database = await createTestDatabase({ name: 'hermit', run: () => Promise.resolve() });
    await database.query(`create role hermit login password 'hermit'`);
    const name = new URL(database.url).pathname.slice(1);
    await database.query(`grant create on database ${name} to hermit`);
    const url = Object.assign(new URL(database.url), { username: 'hermit', password: 'hermit' }).href;
    const { retention, ...others } = service;
    await migrate(
      defineService({
        ...others,
        name: 'hermitage',
        migrations: [CreateOwnLedger1790000000001],
        ...(retention && { retention }),
      }),
      url,
    );
    const hermit = new pg.Client({ connectionString: url });
    await hermit.connect();
    await hermit.query('insert into hermitage.papers values (now())');
    expect((await hermit.query('delete from hermitage.papers')).rowCount).toBe(1);
    await hermit.end();
    await database.query('drop owned by hermit cascade');
    await database.query('drop role hermit');
    await database.drop();
  });
});
