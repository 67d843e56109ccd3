import { createTestDatabase, type TestDatabase } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { readRunningTotals } from '../src/index.ts';
import { addRunningTotals, dropRunningTotals } from '../src/migrations/index.ts';

describe('running totals', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase({ name: 'totals', run: () => Promise.resolve() });
    source = new DataSource({ type: 'postgres', url: database.url, poolSize: 25 });
    await source.initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    await database.query('drop table if exists orders, orders_totals cascade');
    await database.query('drop function if exists total_orders');
    await database.query(
      'create table orders (id integer generated always as identity, status text not null)',
    );
    await database.query(`insert into orders (status) values ('open'), ('open'), ('closed')`);
    const db = source.createQueryRunner();
    await addRunningTotals(db, 'orders', { total: 'true', open: `status = 'open'` });
    await db.release();
  });

  const totals = () => readRunningTotals(source, 'orders', ['total', 'open']);
  const add = (status: string) => database.query('insert into orders (status) values ($1)', [status]);

  it('know the rows that were there before', async () => {
    expect(await totals()).toEqual({ total: 3, open: 2 });
  });

  it('follow every kind of change, also of many rows at once', async () => {
    await add('open');
    await database.query(`insert into orders (status) select 'closed' from generate_series(1, 10)`);
    expect(await totals()).toEqual({ total: 14, open: 3 });

    await database.query(`update orders set status = 'closed' where id <= 2`);
    expect(await totals()).toEqual({ total: 14, open: 1 });

    await database.query('delete from orders where id = 4');
    expect(await totals()).toEqual({ total: 13, open: 0 });

    await database.query('truncate orders');
    expect(await totals()).toEqual({ total: 0, open: 0 });
  });

  it('are exact after 100 parallel inserts and as many changes', async () => {
    const work = Array.from({ length: 100 }, (_, n) =>
      source.transaction(async (db) => {
        await db.query(`insert into orders (status) values ('open')`);
        await db.query(`update orders set status = 'closed' where id = (select max(id) from orders) and $1`, [
          n % 2 === 0,
        ]);
      }),
    );
    await Promise.all(work);

    const [counted] = await database.query(
      `select count(*)::integer as total, (count(*) filter (where status = 'open'))::integer as open from orders`,
    );
    expect(counted).toMatchObject({ total: 103 });
    expect(await totals()).toEqual(counted);
  });

  it('forget what is rolled back', async () => {
    const undone = source.transaction(async (db) => {
      await db.query(`insert into orders (status) values ('open')`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');

    expect(await totals()).toEqual({ total: 3, open: 2 });
  });

  it('can be taken away again', async () => {
    const db = source.createQueryRunner();
    await dropRunningTotals(db, 'orders');
    await db.release();

    await expect(add('open')).resolves.toEqual([]);
  });
});
