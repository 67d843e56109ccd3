import { createHash } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import type { Command, CommandClass, EventClass, PayloadOf, ReplyOf } from '@rep13/contracts';
import {
  Clock,
  createLogger,
  createService,
  loadConfig,
  migrate,
  migrationsOf,
  RpcClient,
  startService,
  withContext,
  type RequestContext,
  type ServiceConfig,
  type ServiceDefinition,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { createTestDatabase } from './database.ts';
import { startNats } from './nats.ts';
import { openNeighbours, type Neighbours } from './neighbours.ts';
import { startRedis } from './redis.ts';

/** One service, started for one test file on its own database, NATS and Redis. */
export interface TestService {
  readonly app: INestApplication;
  readonly db: DataSource;
  readonly neighbours: Neighbours;
  /** Sends a command as the gateway would, by default for an unknown visitor. @throws the service's DomainError. */
  call<C extends Command<unknown>>(
    type: CommandClass<C>,
    payload: PayloadOf<C>,
    context?: Partial<RequestContext>,
  ): Promise<ReplyOf<C>>;
  /** The data of every event of this type that the service has announced, oldest first. */
  published<E extends object>(type: EventClass<E>): Promise<E[]>;
  /** Puts the service's clock forward. */
  passTime(milliseconds: number): void;
  stop(): Promise<void>;
}

/** `environment` adds variables; a NATS_URL or REDIS_URL in it is used instead of a server of our own. */
export async function startTestService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Record<string, string> = {},
): Promise<TestService> {
  const backing = await startBacking(definition, environment);
  try {
    const config = loadConfig(definition.config, { ...backing.environment, ...environment });
    const app = await createService(definition, config);
    await startService(app, 0);
    const caller = new RpcClient(config, 'test', createLogger('test', 'silent'));
    const neighbours = await openNeighbours(config.NATS_URL);
    return {
      app,
      db: app.get(DataSource),
      neighbours,
      call: (type, payload, context) =>
        withContext({ correlationId: uuidv7(), actor: 'visitor', ...context }, () =>
          caller.call(type, payload),
        ),
      published: (type) => announced(app.get(DataSource), type),
      passTime: (milliseconds) => putForward(app.get(Clock), milliseconds),
      async stop() {
        await Promise.all([caller.onApplicationShutdown(), neighbours.close()]);
        await app.close();
        await backing.stop();
      },
    };
  } catch (error) {
    await backing.stop();
    throw error;
  }
}

async function startBacking<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  given: Record<string, string>,
) {
  const database = await createTestDatabase(templateOf(definition));
  const nats = given['NATS_URL'] ? undefined : await startNats();
  const redis = given['REDIS_URL'] ? undefined : await startRedis();
  return {
    environment: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      NATS_URL: nats?.url,
      REDIS_URL: redis?.url,
    },
    stop: () => Promise.all([nats?.stop(), redis?.stop(), database.drop()]),
  };
}

/** Migrations are known by their source text, so a change in one makes a new template. */
function templateOf<C extends ServiceConfig>(definition: ServiceDefinition<C>) {
  const text = migrationsOf(definition).map(String).join();
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${definition.name}-${fingerprint}`, run: (url: string) => migrate(definition, url) };
}

async function announced<E extends object>(db: DataSource, type: EventClass<E>): Promise<E[]> {
  const rows = await db.query<{ data: E }[]>(
    `select envelope->'data' as data from outbox_messages where type = $1 order by id`,
    [type.type],
  );
  return rows.map(({ data }) => data);
}

function putForward(clock: Clock, milliseconds: number): void {
  const before = clock.now.bind(clock);
  clock.now = () => new Date(before().getTime() + milliseconds);
}
