import { migrate } from '@rep13/service-kit';
import { createTestDatabase, startNats, startRedis, type TestDatabase, type TestRedis } from '@rep13/testing';
import { sla } from '../src/service.ts';

/** Servers that outlive the service under test: for specs that stop it and start it again. */
export interface Backing {
  readonly database: TestDatabase;
  readonly redis: TestRedis;
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startBacking(): Promise<Backing> {
  const template = { name: 'sla-restarts', migrations: MIGRATIONS, run: (url: string) => migrate(sla, url) };
  const [database, nats, redis] = await Promise.all([
    createTestDatabase(template),
    startNats(),
    startRedis(),
  ]);
  return {
    database,
    redis,
    environment: { DATABASE_URL: database.url, NATS_URL: nats.url, REDIS_URL: redis.url },
    async stop() {
      await Promise.all([nats.stop(), redis.stop(), database.drop()]);
    },
  };
}

const MIGRATIONS = new URL('../migrations', import.meta.url).pathname;
