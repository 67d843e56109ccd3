import { loadConfig } from '../config/load-config.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { createLogger } from '../logging/logger.ts';
import { createService, startService } from './create-service.ts';
import { endWhenUncaught } from './end-when-uncaught.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { giveMemoryBackOnceIdle } from './once-idle.ts';
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
    giveMemoryBackOnceIdle(logger);
  });
}
