import 'reflect-metadata';
import { exitOnFailure, stopOnSignal } from '@rep13/service-kit';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './create-gateway.ts';

await exitOnFailure(async () => {
  const config = readGatewayConfig();
  const app = await createGateway(config);
  stopOnSignal(app);
  await app.listen(config.PORT);
});
