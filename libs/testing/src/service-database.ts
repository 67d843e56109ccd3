import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  cleanedTables,
  grantTables,
  migrate,
  migrationsOf,
  retentionOf,
  type ServiceConfig,
  type ServiceDefinition,
} from '@rep13/service-kit';
import { separateServices } from '@rep13/local-stack';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database of one service for one test file. */
export interface ServiceDatabase extends TestDatabase {
  /** As the service itself signs in: a role with its real rights. `url` and `query` are the test's, which may do all. */
  readonly serviceUrl: string;
  /** As the role that deletes what has had its time. */
  readonly cleanerUrl: string;
}

const PASSWORD = 'test';
const RIGHTS = fileURLToPath(new URL('../../../tools/local-stack/rights', import.meta.url));

/** Made as in production: migrated by the schema's owner, to be used by the service's own role. */
export async function createServiceDatabase<C extends ServiceConfig>(
  service: ServiceDefinition<C>,
): Promise<ServiceDatabase> {
  const separate = (url: string) =>
    separateServices({
      url,
      services: [service.name],
      passwordOf: () => PASSWORD,
      ownerPassword: PASSWORD,
      exclusive: true,
      // Roles belong to the whole server, where many test files run at once.
      connectionLimit: -1,
    });
  const database = await createTestDatabase({
    name: `${service.name}-${fingerprintOf(service)}`,
    migrations: RIGHTS,
    async run(url) {
      const urls = await separate(url);
      await migrate(service, urls[service.name]?.migration ?? url);
    },
  });
  const as = (username: string) =>
    Object.assign(new URL(database.url), { username, password: PASSWORD }).href;
  return {
    ...database,
    serviceUrl: as(`rep13_${service.name}`),
    cleanerUrl: as(`rep13_${service.name}_cleaner`),
  };
}

/** Migrations and rights are known by their source text, so a change in one makes a new template. */
function fingerprintOf<C extends ServiceConfig>(service: ServiceDefinition<C>): string {
  const text = [
    ...migrationsOf(service).map(String),
    String(grantTables),
    ...(service.appendOnly ?? []),
    JSON.stringify([service.deletes, cleanedTables(retentionOf(service))]),
  ].join();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
