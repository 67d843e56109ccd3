import { Module, type INestApplication, type Type } from '@nestjs/common';
import { SignupRegistered, type PayloadOf } from '@rep13/contracts';
import {
  createTestDatabase,
  startNats,
  startRedis,
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
  name?: string;
}

export async function startBench({
  providers = [],
  controllers = [],
  jobs = [],
  name = 'bench',
}: Parts): Promise<Bench> {
  @Module({ providers, controllers })
  class BenchModule {}

  const service = defineService({
    name,
    module: BenchModule,
    config: ServiceConfig,
    calls: 'everything',
    entities: [],
    migrations: [],
    jobs,
  });
  const database = await createTestDatabase({
    name,
    migrations: new URL('../src/database', import.meta.url).pathname,
    run: (url) => migrate(service, url),
  });
  const [nats, redis] = await Promise.all([startNats(), startRedis()]);
  const config = loadConfig(ServiceConfig, {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  const running: INestApplication[] = [];
  const start = async () => {
    const app = await createService(service, config);
    running.push(app);
    await startService(app, 0);
    return app;
  };
  const stop = async () => {
    await Promise.allSettled(running.map((app) => app.close()));
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

let nextSignup = 100_000_000;

/** A fact to announce; tests name only what they are about. */
export const buildSignupRegistered = (
  values: Partial<PayloadOf<SignupRegistered>> = {},
): SignupRegistered => ({
  signupId: (nextSignup += 1),
  clientId: 'DSA-ABC234',
  contractVersion: '1.0',
  registeredAt: '2026-11-20T09:14:00.000Z',
  ...values,
});
