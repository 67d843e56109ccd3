import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { KitModule, loadConfig } from '@rep13/service-kit';
import { GatewayConfig } from '../../src/config.ts';
import { gateway } from '../../src/service.ts';

/** The gateway with everything that its decorators say; in preview mode nothing is started. */
export function previewGateway(): Promise<INestApplication> {
  const config = loadConfig(GatewayConfig, CONFIG);
  const root = { module: class Preview {}, imports: [KitModule.forService(gateway, config), gateway.module] };
  return NestFactory.create(root, { preview: true, logger: false, abortOnError: false });
}

/** Its controllers, by their names. */
export const controllersOf = (app: INestApplication): ReadonlyMap<string, Type> =>
  new Map(
    [...app.get(ModulesContainer).values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .map(({ metatype }) => [(metatype as Type).name, metatype as Type]),
  );

/** Nothing is connected to in preview mode. */
const CONFIG = {
  NODE_ENV: 'test',
  SESSION_SECRET: 'not used: nothing is signed for the document',
  LINK_SECRET: 'not used: nothing is signed for the document',
  DATABASE_URL: 'postgres://localhost/preview',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
};
