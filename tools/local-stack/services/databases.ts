import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase } from '../infrastructure/postgres.ts';
import { maySeparate, separateServices, type DatabaseUrls } from '../rights/database-rights.ts';
import { databaseUser, storedPassword } from '../rights/secrets.ts';
import { SERVICES } from '../manifests.ts';
import { type StackConfig } from '../config.ts';
import { REPOSITORY } from '../data/data-folder.ts';
import { migrationEnv } from './service-environment.ts';

const run = promisify(execFile);

const MIGRATION = 'tools/local-stack/services/migrate-built.mjs';

const SHARED_DATABASE =
  'The user of DATABASE_URL may not make roles, or does not own the database: all services use it as it is. ' +
  'docs/operations/access.md says how to give each its own.';

/**
 * One role per service in the product's database.
 * @param server the private server's superuser; not asked when DATABASE_URL names a database.
 */
export async function databasesOf(
  { env, dataDir }: StackConfig,
  server: string,
  print: (line: string) => void,
): Promise<Record<string, DatabaseUrls>> {
  const given = env['DATABASE_URL'];
  if (given && !(await maySeparate(given))) {
    print(SHARED_DATABASE);
    const shared: DatabaseUrls = { service: given, migration: given, cleaner: given };
    return Object.fromEntries(SERVICES.map((name) => [name, shared]));
  }
  return separateServices({
    url: given ?? (await ensureDatabase(server, 'rep13')),
    services: SERVICES,
    exclusive: !given,
    passwordOf: (service, role) => storedPassword(dataDir, 'database', databaseUser(service, role)),
  });
}

/**
 * Brings every service's schema up to date.
 * @param release the folder of a built release; this one's unless told otherwise.
 * @throws with the migration's output.
 */
export async function migrateAll(
  databases: Readonly<Record<string, DatabaseUrls>>,
  env: NodeJS.ProcessEnv,
  release: string = REPOSITORY,
): Promise<void> {
  const urls = Object.fromEntries(
    Object.entries(databases).map(([name, { migration }]) => [name, migration]),
  );
  try {
    await run(process.execPath, [join(release, MIGRATION)], { env: migrationEnv(env, urls) });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout ?? ''}${stderr ?? String(error)}`);
  }
}
