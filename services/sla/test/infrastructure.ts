import {
  createServiceDatabase,
  startNats,
  startRedis,
  type ServiceDatabase,
  type TestRedis,
} from '@rep13/testing';
import { sla } from '../src/service.ts';

/** Servers that outlive the service under test: for specs that stop it and start it again. */
export interface Infrastructure {
  readonly database: ServiceDatabase;
  readonly redis: TestRedis;
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startInfrastructure(): Promise<Infrastructure> {
  const [database, nats, redis] = await Promise.all([createServiceDatabase(sla), startNats(), startRedis()]);
  return {
    database,
    redis,
    environment: { DATABASE_URL: database.serviceUrl, NATS_URL: nats.url, REDIS_URL: redis.url },
    async stop() {
      await Promise.all([nats.stop(), redis.stop(), database.drop()]);
    },
  };
}
