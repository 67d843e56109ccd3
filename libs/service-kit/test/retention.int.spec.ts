import { Module } from '@nestjs/common';
import { DAY_MS } from '@rep13/contracts-constants';
import { ListHeldClients } from '@rep13/contracts-messaging';
import { startTestService, type TestService } from '@rep13/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Cleaner, defineService, RetentionPreview, ServiceConfig, ServiceUnavailable } from '../src/index.ts';
import { addRunningTotals } from '../src/migrations/index.ts';

const HELD = 123_456_789;

class CreateLetters1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table letters (
        id integer generated always as identity primary key, signup_id integer, written_at timestamptz not null
      );
      create table pages (letter_id integer not null references letters (id), words text not null);
    `);
    await addRunningTotals(db, 'letters', { total: 'true' });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table pages, letters, letters_totals');
  }
}

@Module({})
class ArchiveModule {}

const archive = defineService({
  name: 'archive',
  module: ArchiveModule,
  config: ServiceConfig,
  calls: [ListHeldClients],
  entities: [],
  migrations: [CreateLetters1790000000001],
  retention: {
    letters: [
      {
        class: 'contactMessages',
        since: 'kept.written_at',
        client: 'kept.signup_id',
        before: [{ table: 'pages', column: 'letter_id' }],
      },
    ],
    pages: [{ class: 'contactMessages', goesWith: 'letters' }],
    letters_totals: [{ class: 'counters' }],
  },
  jobs: [],
});

let service: TestService;
let asked: () => number[] = () => [];
beforeAll(async () => {
  service = await startTestService(archive);
  service.stubbedServices.answer(ListHeldClients, () => asked());
});
beforeEach(async () => {
  asked = () => [];
  await service.db.query('delete from pages; delete from letters; delete from retention_runs');
});
afterAll(() => service.stop());

const night = () => service.app.get(Cleaner).carryOut();
const write = (
  count: number,
  { signupId = null, age = '2 years' }: { signupId?: number | null; age?: string } = {},
) =>
  service.db.query(
    `with written as (
       insert into letters (signup_id, written_at)
       select $1::integer, now() - $2::interval from generate_series(1, $3) returning id)
     insert into pages (letter_id, words) select id, 'Dear Sirs' from written`,
    [signupId, age, count],
  );
const letters = async () => {
  const [row] = await service.db.query<[{ letters: number; pages: number; total: number }]>(
    `select (select count(*)::integer from letters) as letters, (select count(*)::integer from pages) as pages,
       (select sum(total)::integer from letters_totals) as total`,
  );
  return row;
};
const all = (n: number) => ({ letters: n, pages: n, total: n });
const runs = () =>
  service.db.query<{ deleted: object; finished: boolean }[]>(
    'select deleted, finished_at is not null as finished from retention_runs order by night',
  );

describe('a night of the cleaner', () => {
  it('deletes what has had its time in batches, with what hangs from it, and counts on rightly', async () => {
    await write(1_200);
    await write(3, { age: '300 days' });
    await night();
    expect(await letters()).toEqual(all(3));
    expect(await runs()).toEqual([{ deleted: { contactMessages: 1_200 }, finished: true }]);
  });

  it('comes once: what is due afterwards waits for the next', async () => {
    await night();
    await write(2);
    await night();
    expect(await letters()).toEqual(all(2));
    service.passTime(DAY_MS);
    await night();
    expect(await letters()).toEqual(all(0));
  });

  it('is taken up again where it was interrupted, and counts each row once', async () => {
    await write(1_200);
    await service.db.query(`
      create sequence batches;
      create function stop_short() returns trigger language plpgsql security definer as $$
      begin
        if nextval('archive.batches') > 1 then raise exception 'pulled the plug'; end if;
        return null;
      end $$;
      create trigger stop_short after delete on letters for each statement execute function stop_short();
    `);
    await expect(night()).rejects.toThrow('pulled the plug');
    expect(await letters()).toEqual(all(700));
    expect(await runs()).toEqual([{ deleted: { contactMessages: 500 }, finished: false }]);

    await service.db.query(
      'drop trigger stop_short on letters; drop function stop_short; drop sequence batches',
    );
    await night();
    expect(await letters()).toEqual(all(0));
    expect(await runs()).toEqual([{ deleted: { contactMessages: 1_200 }, finished: true }]);
  });

  it('leaves its lock free as it ends, for a night that follows at once', async () => {
    for (let i = 0; i < 50; i++) {
      service.passTime(DAY_MS);
      await night();
      const locks = await service.db.query(`select 1 from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())
        and objid::bigint = hashtext('retention archive')::bigint & 4294967295`);
      expect(locks).toEqual([]);
    }
  });

  it('that was interrupted is ended before the next begins', async () => {
    await service.db.query(
      `insert into retention_runs (night, started_at, deleted) values ('2020-01-01', now(), '{"contactMessages": 4}')`,
    );
    await write(1);
    await night();
    expect(await runs()).toEqual([{ deleted: { contactMessages: 5 }, finished: true }]);
    await night();
    expect(await runs()).toHaveLength(2);
  });

  it('belongs to one replica alone', async () => {
    await write(1);
    const other = service.db.createQueryRunner();
    await other.query(`select pg_advisory_lock(hashtext('retention archive'))`);
    await night();
    expect(await letters()).toEqual(all(1));
    await other.query(`select pg_advisory_unlock(hashtext('retention archive'))`);
    await other.release();
    await night();
    expect(await letters()).toEqual(all(0));
  });

  it('leaves a client under a legal hold alone', async () => {
    asked = () => [HELD];
    await write(2, { signupId: HELD });
    await write(3, { signupId: HELD + 1 });
    await write(4);
    expect((await service.app.get(RetentionPreview).view()).due).toEqual([
      { class: 'contactMessages', rows: 7, held: 2 },
    ]);
    await night();
    expect(await letters()).toEqual(all(2));
    expect(await service.app.get(RetentionPreview).view()).toMatchObject({
      due: [{ class: 'contactMessages', rows: 0, held: 2 }],
      runs: [{ deleted: { contactMessages: 7 }, finishedAt: expect.any(String) as string }],
    });
  });

  it('sees a hold that is set while it is under way', async () => {
    await write(600, { signupId: HELD });
    asked = () => {
      asked = () => [HELD];
      return [];
    };
    await night();
    expect((await letters())?.letters).toBe(100);
  });

  it('waits while nobody can say who is held, and does what belongs to no client', async () => {
    await write(2, { signupId: HELD });
    await service.db.query(
      `insert into idempotency_keys (scope, key, fingerprint, created_at) values ('s', 'k', '', now() - interval '31 days')`,
    );
    asked = () => {
      throw new ServiceUnavailable();
    };
    await expect(night()).rejects.toThrow();
    expect(await letters()).toEqual(all(2));
    expect(await service.db.query('select 1 from idempotency_keys')).toEqual([]);
    asked = () => [];
    await night();
    expect(await letters()).toEqual(all(0));
  });
});

describe('the dry run', () => {
  it('deletes nothing', async () => {
    await write(3);
    await service.app.get(RetentionPreview).view();
    expect(await letters()).toEqual(all(3));
    expect(await runs()).toEqual([]);
  });
});

describe('the right to delete', () => {
  it('is the cleaner’s, and no other right', async () => {
    const own = service.app.get(DataSource);
    await expect(own.query('delete from letters')).rejects.toThrow('permission denied');
    const [rights] = await own.query<object[]>(
      `select has_table_privilege('rep13_archive_cleaner', 'letters', 'delete') as delete,
         has_table_privilege('rep13_archive_cleaner', 'letters', 'insert, update, truncate') as write`,
    );
    expect(rights).toEqual({ delete: true, write: false });
  });
});

describe('a service', () => {
  it('does not start with rows that would stay for ever', async () => {
    const careless = defineService({
      ...archive,
      retention: { ...archive.retention, pages: [{ class: 'contactMessages' }] },
    });
    await expect(startTestService(careless)).rejects.toThrow('the rows of pages never end');
  });
});
