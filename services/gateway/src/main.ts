import 'reflect-metadata';
import {
  createLogger,
  endWhenUncaught,
  exitOnFailure,
  giveMemoryBackOnceIdle,
  startCommands,
  stopOnSignal,
} from '@rep13/service-kit';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './create-gateway.ts';
import { gateway } from './service.ts';

await exitOnFailure(async () => {
  const config = readGatewayConfig();
  const logger = createLogger(gateway.name, config.LOG_LEVEL);
  endWhenUncaught(logger);
  const app = await createGateway(config, logger);
  stopOnSignal(app);
  await app.listen(config.PORT);
  await startCommands(app);
  giveMemoryBackOnceIdle(logger);
});
