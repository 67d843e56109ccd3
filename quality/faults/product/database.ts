import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The private server's superuser, on the database behind a service's URL. */
export async function asSuperuser(dataDir: string, serviceUrl: string): Promise<string> {
  const url = new URL(serviceUrl);
  url.username = 'rep13';
  url.password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  return url.href;
}

/** @throws when the database is away. */
export async function query<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
