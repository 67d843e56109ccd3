import { rm } from 'node:fs/promises';
import {
  findBinary,
  freePort,
  memoryFolder,
  startReady,
  type Program,
  type RunningProgram,
} from '@rep13/local-stack';

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
  const folder = await memoryFolder(name);
  const first = await startOnFreePort((port) => describe(binary, folder, port));
  const { port } = first;
  let running: RunningProgram | undefined = first.program;
  // A worker that ends without `stop()` must not leave its servers behind.
  const endWithWorker = () => running?.signal('SIGKILL');
  process.once('exit', endWithWorker);
  const end = async (signal: NodeJS.Signals) => {
    running?.signal(signal);
    await running?.exited;
    running = undefined;
  };
  return {
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
}

const PORTS_TRIED = 3;

/** Another test run on this machine may take a port between its finding and the server's start. */
async function startOnFreePort(
  describe: (port: number) => Program,
  left = PORTS_TRIED,
): Promise<{ port: number; program: RunningProgram }> {
  const port = await freePort();
  try {
    return { port, program: await startReady(describe(port)) };
  } catch (error) {
    if (left <= 1 || !/address already in use/i.test(String(error))) throw error;
    return startOnFreePort(describe, left - 1);
  }
}
