import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { countRows, newestIds, type NewestRows } from '../src/index.ts';
import { addSearchColumn } from '../src/migrations/index.ts';

/** More rows than a search looks through one by one, so that the index has to answer for the older ones. */
const ROWS = 80_000;

/** Ids fall while the time rises; the oldest 30,000 are of one group; every thousandth is called rare. */
const FILL = `
  insert into companies (id, name, email, is_open, came_at)
  select ${ROWS} + 1 - n,
    case when n <= 30000 then 'Old Group ' else 'New 100%_\\ Firm ' end || n
      || case when n % 1000 = 7 then ' Rarity' else '' end || case when n = 5 then ' Žluťoučký A@@@B' else '' end,
    case when n = 11 then 'Qx@one.example' else 'mail' || n || '@firm.example' end,
    n % 2 = 0,
    timestamptz '2026-01-01T00:00Z' + (n / 3) * interval '1 minute'
  from generate_series(1, ${ROWS}) n`;

describe('the newest matching rows', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase({ name: 'lists', run: () => Promise.resolve() });
    source = new DataSource({ type: 'postgres', url: database.url });
    await source.initialize();
    const db = source.createQueryRunner();
    await db.query(`create table companies (
      id integer primary key, name text not null, email text, is_open boolean not null, came_at timestamptz not null)`);
    await addSearchColumn(db, 'companies', ['name', 'email']);
    await db.query(`${FILL}; create index on companies (came_at desc, id desc);
      create index companies_open on companies (is_open, came_at, id);
      create index companies_leading on companies (is_open, name, came_at, id); analyze companies`);
    await db.release();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const list = (given: Partial<NewestRows>) =>
    newestIds(source, { table: 'companies', cameAt: 'came_at', limit: 200, ...given });

  const planOf = async (given: Partial<NewestRows>) => {
    const spy = jest.spyOn(source.manager, 'query');
    await list(given);
    const [sql, values] = spy.mock.lastCall ?? [];
    spy.mockRestore();
    return JSON.stringify(await source.query(`explain ${sql}`, values));
  };

  /** The same by reading everything. */
  const expected = async (condition: string) => {
    const rows = await database.query<{ id: number }>(
      `select id from companies where ${condition} order by came_at desc, id desc limit 200`,
    );
    return rows.map(({ id }) => id);
  };

  it.each([
    ['everything', 'firm', `true`, 200],
    ['what only old rows hold, many of them', 'OLD group', `name like 'Old Group%'`, 200],
    ['little, far apart', 'rarity', `name like '%Rarity'`, 80],
    ['nothing', 'no such firm', 'false', 0],
    ['letters beyond ASCII, in any case', 'žLUŤOUČKÝ', `name like '%Žlu%'`, 1],
    ['letters on another keyboard', '“zlutoucky”', `name like '%Žlu%'`, 1],
    ['wildcards as they stand', '100%_\\', `name like 'New%'`, 200],
    ['no wildcard', 'n%w', 'false', 0],
    ['two letters at the beginning of a word', 'qx', `email like 'Qx%'`, 1],
    ['two letters within a word only', 'ez', 'false', 0],
    ['signs only, within a word', '@@@', `name like '%@@@%'`, 1],
    ['text across two fields', '80000 mail80000', 'false', 0],
  ])('are found for %s', async (_, search, condition, count) => {
    const found = await list({ search });

    expect(found).toHaveLength(count);
    if (count > 0) expect(found).toEqual(await expected(condition));
  });

  it('come page by page without a gap or a repetition, also where times are equal', async () => {
    const pages: number[][] = [];
    for (let cursor: number | undefined; ; cursor = pages.at(-1)?.at(-1)) {
      const page = await list({ search: 'rarity', limit: 7, cursor });
      pages.push(page);
      if (page.length < 7) break;
    }

    expect(pages.flat()).toEqual(await expected(`name like '%Rarity'`));
  });

  it.each([undefined, 'old group', 'rarity'])(
    'obey the other conditions too, with the search %p',
    async (search) => {
      const found = await list({ search, where: { is_open: true, email: undefined } });

      expect(found.length).toBeGreaterThan(search === 'rarity' ? -1 : 199);
      expect(found).toEqual(await expected(`is_open and lower(name) like '%${search ?? ''}%'`));
    },
  );

  it.each([
    ['', false, {}],
    ['old group', false, {}],
    ['rarity', false, {}],
    // Rows that are not open follow in the index.
    ['2999', true, {}],
    ['', false, { limit: 3 }],
    ['rarity', false, { limit: 3 }],
  ])(
    'are the same when read from the index that leads with a column: %p %p %j',
    async (search, open, more) => {
      const wanted = { search: search || undefined, limit: 200, ...more };
      const first = await list({ ...wanted, leading: { is_open: open } });
      const next = await list({ ...wanted, leading: { is_open: open }, cursor: first.at(-1) });

      expect(first.length).toBeGreaterThan(2);
      expect(first).toEqual(await list({ ...wanted, where: { is_open: open } }));
      expect(next).toEqual(await list({ ...wanted, where: { is_open: open }, cursor: first.at(-1) }));
    },
  );

  it('are read from that index, also when no row has the values', async () => {
    const plan = await planOf({ leading: { is_open: true, name: 'nobody' } });

    expect(plan).toContain('companies_leading');
  });

  it('come in the order of their ids where no other is named', async () => {
    expect(await newestIds(source, { table: 'companies', limit: 2 })).toEqual([ROWS, ROWS - 1]);
    expect(await newestIds(source, { table: 'companies', limit: 2, cursor: 10, search: 'firm' })).toEqual([
      9, 8,
    ]);
  });

  it.each([
    ['all of them', {}, 'true'],
    ['what is searched for', { search: 'OLD group' }, `name like 'Old Group%'`],
    ['wildcards as they stand', { search: '100%_\\' }, `name like 'New%'`],
    ['nothing', { search: 'no such firm' }, 'false'],
    ['what has a value', { where: { is_open: true, email: undefined } }, 'is_open'],
    [
      'what has all values and is searched for',
      { leading: { is_open: true }, search: 'rarity' },
      `is_open and name like '%Rarity'`,
    ],
  ])('are counted, beyond one page: %s', async (_, rows, condition) => {
    const [expectation] = await database.query<{ count: number }>(
      `select count(*)::integer as count from companies where ${condition}`,
    );
    expect(await countRows(source, { table: 'companies', ...rows })).toBe(expectation?.count);
  });

  it('are none after a row that is not there', async () => {
    expect(await list({ cursor: ROWS + 1 })).toEqual([]);
  });
});
