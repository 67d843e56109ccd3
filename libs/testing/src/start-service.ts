import type { INestApplication } from '@nestjs/common';
import type { Command, CommandClass, EventClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import {
  Clock,
  createLogger,
  createService,
  dataSourceOptions,
  JobSweeper,
  loadConfig,
  RpcClient,
  startService,
  withContext,
  type RequestContext,
  type ServiceConfig,
  type ServiceDefinition,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { MemoryLog } from './memory-log.ts';
import { natsEventsUrlFor, natsUrlFor, startNats, startProvisioner } from './nats.ts';
import { openStubbedServices, type StubbedServices } from './stubbed-services.ts';
import { startRedis } from './redis.ts';
import { createServiceDatabase } from './service-database.ts';

/**
 * One service, started for one test file on its own database, NATS and Redis, with the rights it has in production:
 * what it may not do fails here too. The test itself may do everything.
 */
export interface TestService {
  readonly app: INestApplication;
  /** The service's tables, for the test: not the service's own connection. */
  readonly db: DataSource;
  readonly stubbedServices: StubbedServices;
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
  /** Begins what has been due for half a second, as the service itself would within one: for who has changed when jobs run. */
  beginDueJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** The test may send the service under test any command. */
const TEST = { name: 'test', calls: 'everything' } as const;
const QUIET = { NODE_ENV: 'test', LOG_LEVEL: 'silent' };

/**
 * `environment` adds variables; servers named in it are used instead of servers of our own: NATS with the service's
 * rights, a database as it is. What the service logs goes to `log`, if there is one, and nowhere else.
 */
export async function startTestService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  environment: Record<string, string> = {},
  log?: MemoryLog,
): Promise<TestService> {
  const infrastructure = await startInfrastructure(definition, environment);
  try {
    const config = loadConfig(definition.config, { ...QUIET, ...environment, ...infrastructure.environment });
    const app = await createService(definition, config, log?.logger);
    await startService(app, 0);
    const { db, natsUrl } = infrastructure;
    const caller = new RpcClient({ ...config, NATS_URL: natsUrl }, TEST, createLogger('test', 'silent'));
    const isAlone = !environment['NATS_URL'];
    const stubbedServices = await openStubbedServices(natsUrl, isAlone ? definition.name : undefined);
    return {
      app,
      db,
      stubbedServices,
      call: (type, payload, context) =>
        withContext({ correlationId: uuidv7(), actor: 'visitor', ...context }, () =>
          caller.call(type, payload),
        ),
      published: (type) => announced(db, type),
      passTime: (milliseconds) => putForward(app.get(Clock), milliseconds),
      beginDueJobs: async () => void (await app.get(JobSweeper).sweep()),
      async stop() {
        await Promise.all([caller.onApplicationShutdown(), stubbedServices.close()]);
        await app.close();
        await infrastructure.stop();
      },
    };
  } catch (error) {
    await infrastructure.stop();
    throw error;
  }
}

async function startInfrastructure<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  given: Record<string, string>,
) {
  const database = given['DATABASE_URL'] ? undefined : await createServiceDatabase(definition);
  const nats = given['NATS_URL'] ? undefined : await startNats();
  const redis = given['REDIS_URL'] ? undefined : await startRedis();
  const natsUrl = given['NATS_URL'] ?? nats?.url ?? '';
  const provisioner = startProvisioner(definition, natsUrl);
  const db = new DataSource(
    dataSourceOptions(definition, { url: database?.url ?? given['DATABASE_URL'] ?? '', poolSize: 4 }),
  );
  await db.initialize();
  return {
    db,
    natsUrl,
    environment: {
      DATABASE_URL: database?.serviceUrl ?? given['DATABASE_URL'],
      ...(database && { CLEANER_DATABASE_URL: database.cleanerUrl }),
      NATS_URL: natsUrlFor(definition.name, natsUrl),
      NATS_EVENTS_URL: natsEventsUrlFor(definition.name, natsUrl),
      REDIS_URL: redis?.url ?? given['REDIS_URL'],
    },
    async stop() {
      await Promise.all([db.destroy(), provisioner.stop()]);
      await Promise.all([nats?.stop(), redis?.stop(), database?.drop()]);
    },
  };
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
