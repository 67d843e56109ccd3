import { Module, type INestApplication, type Type } from '@nestjs/common';
import type { Command, CommandClass, PayloadOf } from '@rep13/contracts-messaging';
import {
  createTestDatabase,
  natsEventsUrlFor,
  startNats,
  startProvisioner,
  startRedis,
  type MemoryLog,
  type TestDatabase,
  type TestNats,
  type TestRedis,
} from '@rep13/testing';
import {
  createService,
  defineService,
  loadConfig,
  migrate,
  ServiceConfig,
  startService,
  UnitOfWork,
  type JobDefinition,
} from '../src/index.ts';

import { ParcelLost, ParcelSent } from './parcels.ts';

/** A small service on real servers, made of the providers that a test names. */
export interface Bench {
  readonly database: TestDatabase;
  readonly nats: TestNats;
  readonly redis: TestRedis;
  app: INestApplication;
  unitOfWork(): UnitOfWork;
  /** Another process of the same service, as far as the servers can tell. */
  replica(): Promise<INestApplication>;
  stop(): Promise<void>;
}

interface Parts {
  providers?: Type[];
  controllers?: Type[];
  jobs?: JobDefinition<object>[];
  /** What the service has to answer; by default nothing. */
  commands?: CommandClass[];
  /** What it may ask of others; by default everything. */
  calls?: CommandClass<Command<unknown>>[];
  /** Variables beside those of its servers. */
  environment?: Record<string, string>;
  log?: MemoryLog;
}

export async function startBench({
  providers = [],
  controllers = [],
  jobs = [],
  commands = [],
  calls,
  environment = {},
  log,
}: Parts): Promise<Bench> {
  @Module({ providers, controllers })
  class BenchModule {}

  const service = defineService({
    name: 'bench',
    module: BenchModule,
    config: ServiceConfig,
    commands,
    events: [ParcelSent, ParcelLost],
    calls: calls ?? 'everything',
    entities: [],
    migrations: [],
    jobs,
  });
  const database = await createTestDatabase({
    name: 'bench',
    migrations: new URL('../src/database', import.meta.url).pathname,
    run: (url) => migrate(service, url),
  });
  const [nats, redis] = await Promise.all([startNats(), startRedis()]);
  const provisioner = startProvisioner(service, nats.url);
  const config = loadConfig(ServiceConfig, {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    NATS_EVENTS_URL: natsEventsUrlFor('bench', nats.url),
    REDIS_URL: redis.url,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...environment,
  });
  const running: INestApplication[] = [];
  const start = async () => {
    const app = await createService(service, config, log?.logger);
    running.push(app);
    await startService(app, 0);
    return app;
  };
  const stop = async () => {
    await Promise.allSettled([...running.map((app) => app.close()), provisioner.stop()]);
    await Promise.all([nats.stop(), redis.stop(), database.drop()]);
  };
  try {
    const bench: Bench = {
      ...{ database, nats, redis, stop, replica: start },
      app: await start(),
      unitOfWork: () => bench.app.get(UnitOfWork),
    };
    return bench;
  } catch (error) {
    await stop();
    throw error;
  }
}

let nextParcel = 100_000_000;

/** A fact to announce; tests name only what they are about. */
export const buildParcelSent = (values: Partial<PayloadOf<ParcelSent>> = {}): ParcelSent => ({
  parcelId: (nextParcel += 1),
  ...values,
});

/** What Postgres says of a statement for which its volume has no room. */
export const withoutRoom = (): Error =>
  Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
