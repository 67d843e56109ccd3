import pg from 'pg';
import { SEED_FUNCTIONS } from './functions.sql.ts';

const ROWS = 100_000;

describe('the names and ids of seeded rows', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await client.connect();
    await client.query(SEED_FUNCTIONS);
  });
  afterAll(() => client.end());

  it('are unique where the product wants them unique, and of its form', async () => {
    const { rows } = await client.query(
      `select count(distinct pg_temp.signup_id(n))::integer as "signupIds", min(pg_temp.signup_id(n)) >= 100000000 as "inRange",
         count(distinct pg_temp.client_id(n))::integer as "clientIds",
         bool_and(pg_temp.client_id(n) ~ '^DSA-[A-HJ-NP-Z2-9]{6}$') as formed,
         count(distinct pg_temp.host(n))::integer as hosts
       from generate_series(1, $1::integer) n`,
      [ROWS],
    );

    expect(rows).toEqual([{ signupIds: ROWS, inRange: true, clientIds: ROWS, formed: true, hosts: ROWS }]);
  });

  it('are the same on every connection', async () => {
    const ask = 'select pg_temp.company(7) as company, pg_temp.email(7) as email, pg_temp.signup_id(7) as id';
    const other = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await other.connect();
    await other.query(SEED_FUNCTIONS);

    expect((await other.query(ask)).rows).toEqual((await client.query(ask)).rows);
    await other.end();
  });
});
