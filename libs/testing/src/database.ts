import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** How the tables of a project's test databases come about. */
export interface DatabaseTemplate {
  readonly name: string;
  /** Folder of migrations: a change in it makes a new template. */
  readonly migrations?: string;
  /** Brings the empty database behind `url` up to date and closes its connections. */
  readonly run: (url: string) => Promise<void>;
}

/** A database of one test file, full of empty tables. */
export interface TestDatabase {
  readonly url: string;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Ends every connection to it and deletes it. */
  drop(): Promise<void>;
}

const SERVER_VARIABLE = 'TEST_DATABASE_URL';
/** One arbitrary number that all of Rep13's test runs agree on. */
const BUILDING_TEMPLATE = 1_301_313;

/**
 * A fresh database, cloned in milliseconds from a template that is built once per name and migrations.
 * Needs the URL of a superuser in TEST_DATABASE_URL, which the jest set-up `withPostgres` provides.
 */
export async function createTestDatabase(template: DatabaseTemplate): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (!server)
    throw new Error(
      `${SERVER_VARIABLE} is not set: give the project the tag needs:postgres in its package.json`,
    );
  const source = `tpl_${template.name.replaceAll('-', '_')}_${await fingerprint(template.migrations)}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (admin) => {
    await buildOnce(admin, server, source, template);
    await admin.query(`create database ${name} template ${source} strategy file_copy`);
  });
  const url = urlOf(server, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Dropping the database cuts idle connections; that is meant.
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[],
    async drop() {
      await pool.end();
      await withAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Parallel workers wait for the first one, which holds a lock of the server's. */
async function buildOnce(
  admin: pg.Client,
  server: string,
  name: string,
  template: DatabaseTemplate,
): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [BUILDING_TEMPLATE]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Built under another name first: an interrupted build must not pass for a template.
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    await template.run(urlOf(server, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [BUILDING_TEMPLATE]);
  }
}

async function withAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function fingerprint(folder: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  for (const file of folder ? (await readdir(folder)).sort() : []) {
    hash.update(file).update(await readFile(join(folder ?? '', file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
