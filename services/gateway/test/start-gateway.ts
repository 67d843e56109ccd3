import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Clock, hashPassword, loadConfig, startCommands } from '@rep13/service-kit';
import {
  createServiceDatabase,
  natsEventsUrlFor,
  natsUrlFor,
  openStubbedServices,
  startNats,
  startProvisioner,
  startRedis,
  type MemoryLog,
  type StubbedServices,
  type ServiceDatabase,
  type TestNats,
  type TestRedis,
} from '@rep13/testing';
import request from 'supertest';
import { GatewayConfig } from '../src/config.ts';
import { createGateway } from '../src/create-gateway.ts';
import { gateway } from '../src/service.ts';
import { watchAnswers } from './reference/documented-answers.ts';

export const ADMIN = { username: 'admin', password: 'first-admin-of-the-test' };
export const ORIGIN = 'http://rep13.test';
/** Signs the links in mails. */
export const SECRET = 'a secret of the test, long enough to be one';
export const SESSION_SECRET = 'another secret of the test, for sessions';

/** The gateway for one test file, on its own servers; the services behind it are stubbed by the test. */
export interface TestGateway {
  readonly app: NestExpressApplication;
  readonly stubbedServices: StubbedServices;
  readonly database: ServiceDatabase;
  readonly nats: TestNats;
  readonly redis: TestRedis;
  /** A browser on our own pages, with its own cookies. */
  browser(): Browser;
  /** One more gateway on the same servers. The answer leads a browser's next requests there, cookies and all. */
  replica(): Promise<(browser: Browser) => Browser>;
  passTime(milliseconds: number): void;
  /** @throws for an answer that the API document does not name; `anyError`: the stubs refuse as no service does. */
  stop(expected?: { anyError: boolean }): Promise<void>;
}

export type Browser = ReturnType<typeof request.agent>;

export async function startGateway(
  environment: Record<string, string> = {},
  log?: MemoryLog,
): Promise<TestGateway> {
  const database = await createServiceDatabase(gateway);
  const isFirstStart = 'ADMIN_PASSWORD' in environment;
  const [nats, redis] = await Promise.all([startNats(), startRedis(), isFirstStart || haveAdmin(database)]);
  const provisioner = startProvisioner(gateway, nats.url);
  const config = loadConfig(GatewayConfig, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: ORIGIN,
    SESSION_SECRET,
    LINK_SECRET: SECRET,
    ADMIN_PASSWORD: ADMIN.password,
    DATABASE_URL: database.serviceUrl,
    CLEANER_DATABASE_URL: database.cleanerUrl,
    NATS_URL: natsUrlFor('gateway', nats.url),
    NATS_EVENTS_URL: natsEventsUrlFor('gateway', nats.url),
    REDIS_URL: redis.url,
    AUTHORITY_INTAKE_WORK: '0',
    // All browsers of a test are at one address.
    MAX_IN_FLIGHT_PER_ADDRESS: '100',
    RATE_LIMIT_SIGNUPS_BY_ADDRESS: '100000',
    RATE_LIMIT_SIGNUPS_BY_RECIPIENT: '100000',
    RATE_LIMIT_SETUPS_BY_ADDRESS: '100000',
    RATE_LIMIT_UNPROVEN_MEGABYTES: '100000',
    ...environment,
  });
  const start = async () => {
    const started = await createGateway(config, log?.logger);
    await started.listen(0, '127.0.0.1');
    await startCommands(started);
    return started;
  };
  const app = await start();
  const replicas: NestExpressApplication[] = [];
  const undocumented = watchAnswers(app.getHttpServer() as Server);
  const stubbedServices = await openStubbedServices(nats.url, 'gateway');
  return {
    app,
    stubbedServices,
    database,
    nats,
    redis,
    browser: () => request.agent(app.getHttpServer()).set('Origin', ORIGIN) as Browser,
    async replica() {
      const other = await start();
      replicas.push(other);
      return ({ jar }) =>
        Object.assign(request.agent(other.getHttpServer()).set('Origin', ORIGIN) as Browser, { jar });
    },
    passTime: (milliseconds) => putForward(app.get(Clock), milliseconds),
    async stop({ anyError } = { anyError: false }) {
      await stubbedServices.close();
      await Promise.all([...[app, ...replicas].map((each) => each.close()), provisioner.stop()]);
      await Promise.all([nats.stop(), redis.stop(), database.drop()]);
      if (undocumented.size > 0 && !anyError)
        throw new Error(`the API document does not say: ${[...undocumented].join('; ')}`);
    },
  };
}

/** The first start would make the same one, after a process has judged the password for a second. */
async function haveAdmin(database: ServiceDatabase): Promise<void> {
  await database.query(
    `insert into gateway.admin_users
       (username, email, password_hash, role, is_active, must_change_password, sessions_valid_from, created_at)
     values ($1, 'admin@localhost', $2, 'admin', true, false, now(), now())`,
    [ADMIN.username, await hashPassword(ADMIN.password)],
  );
}

function putForward(clock: Clock, milliseconds: number): void {
  const before = clock.now.bind(clock);
  clock.now = () => new Date(before().getTime() + milliseconds);
}
