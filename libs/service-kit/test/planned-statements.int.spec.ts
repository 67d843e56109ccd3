import { DataSource } from 'typeorm';
import { startBench, type Bench } from './bench.ts';

interface Plan {
  readonly statement: string;
  readonly parameter_types: string;
}

describe('statements that write', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench({});
    await bench.database.query('create table bench.notes (id integer primary key, note text)');
  });
  afterAll(() => bench.stop());

  it('are planned once a connection, and questions each time', async () => {
    const runner = bench.app.get(DataSource).createQueryRunner();
    for (const id of [1, 2]) {
      await runner.query('insert into bench.notes (id, note) values ($1, $2)', [id, `note ${id}`]);
      await runner.query('update bench.notes set note = $2 where id = $1', [id, `changed ${id}`]);
      await runner.query('with found as (select id from bench.notes where id = $1) select id from found', [
        id,
      ]);
      await runner.query('select note from bench.notes where id = $1', [id]);
    }

    const plans = (await runner.query(
      `select statement, parameter_types::text from pg_prepared_statements where statement like '%bench.notes%' order by name`,
    )) as Plan[];
    const notes = (await runner.query('select note from bench.notes order by id')) as object[];
    await runner.release();

    expect(plans.map(({ statement }) => statement.split(' ')[0])).toEqual(['insert', 'update']);
    expect(notes).toEqual([{ note: 'changed 1' }, { note: 'changed 2' }]);
  });

  it('are planned again when their table has changed', async () => {
    const runner = bench.app.get(DataSource).createQueryRunner();
    const insert = (id: number) =>
      runner.query('insert into bench.notes (id, note) values ($1, $2) returning id, note', [id, 'note']);
    await insert(11);
    await bench.database.query('alter table bench.notes add column more text');
    expect(await insert(12)).toEqual([{ id: 12, note: 'note' }]);
    await runner.release();
  });
});
