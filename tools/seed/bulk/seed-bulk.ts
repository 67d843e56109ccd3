import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { DEMO_PASSWORD } from '../companies.ts';
import { fillTable } from './fill-table.ts';
import { SEED_FUNCTIONS } from './functions.sql.ts';
import { BULK_TABLES } from './rows.sql.ts';

/** For this session: nothing of the seed is worth waiting for the disk, and indexes are built at one go. */
const IN_HASTE = `
  set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'; set jit = off;
  set statement_timeout = 0; set lock_timeout = 0`;

/**
 * Adds so many rows to each list of admin, past the services: no event, no mail, no job comes of them. The totals
 * are kept by the tables' own triggers. A second run adds more. Everybody else waits while a table is filled.
 */
export async function seedBulk(
  databaseUrl: string,
  rows: number,
  print: (line: string) => void,
): Promise<void> {
  const began = Date.now();
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const first = await nextNumber(databaseUrl);
  await Promise.all(
    BULK_TABLES.map((tables) =>
      connected(databaseUrl, async (client) => {
        await client.query(SEED_FUNCTIONS);
        for (const table of tables) {
          const added = await fillTable(client, table, [first, rows, passwordHash]);
          print(`${table.table}: ${added.toLocaleString('en')} rows more`);
        }
      }),
    ),
  );
  // Only now: while any of the fillings was open, nothing of the others counted as seen by all.
  await connected(databaseUrl, async (client) => {
    for (const { table } of BULK_TABLES.flat()) await client.query(`vacuum (analyze) ${table}`);
  });
  print(`${Math.round((Date.now() - began) / 1_000)} s. The clients' password: ${DEMO_PASSWORD}`);
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rep13-seed' });
  // When the server stops first, the statement that waits for it says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(IN_HASTE);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Seeds go on where the last one ended, so that no id is made twice. */
function nextNumber(databaseUrl: string): Promise<number> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ next: number }>(
      'select coalesce(max(id), 0) + 1 as next from onboarding.compliance_checks',
    );
    return rows[0]?.next ?? 1;
  });
}
