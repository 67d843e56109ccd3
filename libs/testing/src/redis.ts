import { Redis } from 'ioredis';
import { redisProgram, redisUrl } from '@rep13/tools/backing';
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

export async function startRedis(): Promise<TestRedis> {
  const server = await startOwnServer('redis-server', redisProgram);
  const url = redisUrl(server.port);
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
