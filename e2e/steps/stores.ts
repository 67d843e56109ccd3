import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { dataDir, pidOf } from './running-stack.ts';

/** A row, a line or a message, and where it is stored. */
export interface Finding {
  readonly where: string;
  readonly text: string;
}

/** Every file below a folder of the data directory, as bytes: logs, the brokers' own files. */
export async function filesIn(folder: string): Promise<Finding[]> {
  const root = join(dataDir(), folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (file) => ({
      where: file.slice(dataDir().length),
      text: await readFile(file, 'latin1'),
    })),
  );
}

/** Every row of every table of the product, as JSON. */
export const rowsOfAllTables = (): Promise<Finding[]> =>
  inDatabase(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: Finding[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
      found.push(...rows.map(({ row }) => ({ where: name, text: row })));
    }
    return found;
  });

/** Works on the product's database as its owner, who may do everything. */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As the owner of the private server: the port from its command line, the password from its file. */
export async function databaseUrl(): Promise<string> {
  const command = (await readFile(`/proc/${pidOf('postgres')}/cmdline`, 'utf8')).split('\0');
  const port = command[command.indexOf('-p') + 1];
  const password = (await readFile(join(dataDir(), 'postgres.password'), 'utf8')).trim();
  return `postgres://rep13:${password}@127.0.0.1:${port}/rep13`;
}
