import { mkdir, rm } from 'node:fs/promises';
import { natsProgram, natsUrl } from '@rep13/tools/backing';
import { startOwnServer } from './own-server.ts';

/** A NATS server with JetStream for one test file. */
export interface TestNats {
  readonly url: string;
  stop(): Promise<void>;
  /** kill -9; the streams on disk stay. */
  kill(): Promise<void>;
  /** Same port, same streams; starts it also after `kill()`. */
  restart(): Promise<void>;
  /** Restarts with every stream and consumer deleted. */
  wipeStore(): Promise<void>;
}

export async function startNats(): Promise<TestNats> {
  const server = await startOwnServer('nats-server', natsProgram);
  return {
    url: natsUrl(server.port),
    stop: server.stop,
    kill: server.kill,
    async restart() {
      await server.halt();
      await server.start();
    },
    async wipeStore() {
      await server.kill();
      await rm(server.folder, { recursive: true, force: true });
      await mkdir(server.folder);
      await server.start();
    },
  };
}
