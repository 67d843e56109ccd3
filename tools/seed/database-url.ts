import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirOf, LOOPBACK } from '@rep13/local-stack';

const NOT_FOUND =
  'No running database was found. Start the product with npm start, on the same DATA_DIR, ' +
  'or name the database: DATABASE_URL=postgres://… npm run seed -- --rows 1000000';

/** The database of the running product: the one named, else the private server of the data folder. @throws */
export async function databaseUrl(env: NodeJS.ProcessEnv): Promise<string> {
  if (env['DATABASE_URL']) return env['DATABASE_URL'];
  const folder = dataDirOf(env);
  try {
    // The server writes its port into the fourth line of this file, and deletes it when it stops.
    const running = (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
    const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim();
    return `postgres://rep13:${password}@${LOOPBACK}:${Number(running[3])}/rep13`;
  } catch {
    throw new Error(NOT_FOUND);
  }
}
