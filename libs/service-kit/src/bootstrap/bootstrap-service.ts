import { loadConfig } from '../config/load-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { migrate } from '../database/data-source.ts';
import { createLogger } from '../logging/logger.ts';
import { createService, startService } from './create-service.ts';
import { endWhenUncaught } from './end-when-uncaught.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** A service's whole `main.ts`: checks its environment, starts, and stops cleanly on SIGTERM or Ctrl-C. */
export function bootstrapService<C extends ServiceConfig>(service: ServiceDefinition<C>): Promise<void> {
  return exitOnFailure(async () => {
    const config = loadConfig(service.config, process.env);
    const logger = createLogger(service.name, config.LOG_LEVEL);
    endWhenUncaught(logger);
    const app = await createService(service, config, logger);
    stopOnSignal(app);
    await startService(app, config.HTTP_PORT, config.HTTP_HOST);
  });
}

/**
 * A service's whole `migrate.ts`: brings its schema up to date and ends. Needs only MIGRATION_DATABASE_URL, the
 * schema's owner, or DATABASE_URL where one user does everything.
 */
export function migrateService(service: ServiceDefinition): Promise<void> {
  return exitOnFailure(async () => {
    const url = process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL'];
    if (!url)
      throw new Error('MIGRATION_DATABASE_URL: set it to postgres://owner:password@host:port/database');
    await migrate(service, url);
  });
}
