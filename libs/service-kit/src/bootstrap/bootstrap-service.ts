import { loadConfig } from '../config/load-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { migrate } from '../database/data-source.ts';
import { createService, startService } from './create-service.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import type { ServiceDefinition } from './service-definition.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** A service's whole `main.ts`: checks its environment, starts, and stops cleanly on SIGTERM or Ctrl-C. */
export function bootstrapService<C extends ServiceConfig>(service: ServiceDefinition<C>): Promise<void> {
  return exitOnFailure(async () => {
    const config = loadConfig(service.config, process.env);
    const app = await createService(service, config);
    stopOnSignal(app);
    await startService(app, config.HTTP_PORT, config.HTTP_HOST);
  });
}

/** A service's whole `migrate.ts`: brings its schema up to date and ends. Needs only DATABASE_URL. */
export function migrateService(service: ServiceDefinition): Promise<void> {
  return exitOnFailure(async () => {
    const url = process.env['DATABASE_URL'];
    if (!url) throw new Error('DATABASE_URL: set it to postgres://user:password@host:port/database');
    await migrate(service, url);
  });
}
