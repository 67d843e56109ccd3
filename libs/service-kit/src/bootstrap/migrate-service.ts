import { migrate } from '../database/data-source.ts';
import type { ServiceSchema } from '../definition/service-schema.ts';
import { exitOnFailure } from './exit-on-failure.ts';

/**
 * A service's whole `migrate.ts`: brings its schema up to date and ends. Needs only MIGRATION_DATABASE_URL, the
 * schema's owner, or DATABASE_URL where one user does everything.
 */
export function migrateService(schema: ServiceSchema): Promise<void> {
  return exitOnFailure(async () => {
    const url = process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL'];
    if (!url)
      throw new Error('MIGRATION_DATABASE_URL: set it to postgres://owner:password@host:port/database');
    await migrate(schema, url);
  });
}
