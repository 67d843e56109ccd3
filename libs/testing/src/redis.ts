import { Redis } from 'ioredis';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisConfig, redisProgram, redisUrl, type Program } from '@rep13/local-stack';
import { startOwnServer } from './own-server.ts';

/** A Redis for one test file. */
export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
  /** kill -9; what was appended to disk stays. */
  kill(): Promise<void>;
  /** Same port, same data; starts it also after `kill()`. */
  restart(): Promise<void>;
  /** FLUSHALL: every queue and every rate limit is gone. */
  flush(): Promise<void>;
}

/** As in production, nobody gets in without it. */
const PASSWORD = 'test';

export async function startRedis(): Promise<TestRedis> {
  const server = await startOwnServer('redis-server', describeRedis);
  const url = redisUrl(server.port, { password: PASSWORD });
  return {
    url,
    stop: server.stop,
    kill: server.kill,
    async restart() {
      await server.halt();
      await server.start();
    },
    async flush() {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
  };
}

function describeRedis(binary: string, folder: string, port: number): Program {
  const configFile = join(folder, 'redis.conf');
  writeFileSync(configFile, redisConfig(PASSWORD), { mode: 0o600 });
  return redisProgram(binary, folder, port, { configFile, password: PASSWORD });
}
