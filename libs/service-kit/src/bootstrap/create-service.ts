import type { DynamicModule, INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-config.ts';
import { natsOptions } from '../nats/nats-connection.ts';
import type { NatsConnection } from 'nats';
import { CommandServer } from '../rpc/command-server.ts';
import { CommandDeserializer, ReplySerializer } from '../rpc/packets.ts';
import { createLogger, NestLogger } from '../logging/logger.ts';
import { KitModule } from './kit.module.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';

/** A service's Nest application, with its request server connected but not started: for bootstrap and for tests. */
export async function createService(
  service: ServiceDefinition,
  config: ServiceConfig,
  logger: Logger = createLogger(service.name, config.LOG_LEVEL),
): Promise<INestApplication> {
  const root: DynamicModule = {
    module: class ServiceRoot {},
    imports: [KitModule.forService(service, config, logger), service.module],
  };
  const app = await NestFactory.create(root, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.connectMicroservice<MicroserviceOptions>(commandServer(service.name, config.NATS_URL));
  return app;
}

/** What answers a service's commands: each is answered by one of its instances. */
export const commandServer = (service: string, natsUrl: string): MicroserviceOptions => ({
  strategy: new CommandServer({
    ...natsOptions(natsUrl, `${service} commands`),
    serializer: new ReplySerializer(),
    deserializer: new CommandDeserializer(),
    queue: service,
  }),
});

/** Starts answering: health at once, commands as soon as NATS is there. */
export async function startService(app: INestApplication, port: number, host = '127.0.0.1'): Promise<void> {
  await app.init();
  await app.listen(port, host);
  await startCommands(app);
}

/** Answers commands from now on: the server of NATS knows it by then. */
export async function startCommands(app: INestApplication): Promise<void> {
  await app.startAllMicroservices();
  // A connection that is lost just now subscribes when it is back.
  await Promise.allSettled(app.getMicroservices().map((server) => server.unwrap<NatsConnection>().flush()));
}
