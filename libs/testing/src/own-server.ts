import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinary, freePort, startReady, type Program, type RunningProgram } from '@rep13/local-stack';

/** A server process that belongs to one test file: its own port, its own folder, both kept over a restart. */
export interface OwnServer {
  readonly port: number;
  readonly folder: string;
  /** Starts it (again). */
  start(): Promise<void>;
  /** Ends it in good order and keeps its data. */
  halt(): Promise<void>;
  /** Ends it the way a power cut would, and keeps what was on disk. */
  kill(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

type Describe = (binary: string, folder: string, port: number) => Program;

/** @throws when the program is not installed or does not answer. */
export async function startOwnServer(name: string, describe: Describe): Promise<OwnServer> {
  const binary = findBinary(name);
  if (!binary)
    throw new Error(`${name} is not installed; on Debian: apt-get install nats-server redis-server`);
  const folder = await mkdtemp(join(tmpdir(), `rep13-${name}-`));
  const port = await freePort();
  let running: RunningProgram | undefined;
  // A worker that ends without `stop()` must not leave its servers behind.
  const endWithWorker = () => running?.signal('SIGKILL');
  process.once('exit', endWithWorker);
  const end = async (signal: NodeJS.Signals) => {
    running?.signal(signal);
    await running?.exited;
    running = undefined;
  };
  const server: OwnServer = {
    port,
    folder,
    start: async () => {
      running ??= await startReady(describe(binary, folder, port));
    },
    halt: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGKILL');
      process.off('exit', endWithWorker);
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
