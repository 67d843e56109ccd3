import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { SealTasks } from './seal.thread.ts';

/** A seal takes 10 ms, the start of the thread less than a second. */
const SILENT_MS = 20_000;
/** Then the thread ends, and gives back its memory until there is something to seal again. */
const IDLE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** JavaScript in the build, TypeScript through tsx while developing and testing. */
const isSource = import.meta.url.endsWith('.ts');

/** Seals in a thread of its own, so that who asks for something else meanwhile does not wait. */
@Injectable()
export class SealThread implements OnApplicationShutdown {
  private readonly pool = new Piscina({
    filename: fileURLToPath(new URL(`./seal.thread.${isSource ? 'ts' : 'js'}`, import.meta.url)),
    // Looked up when the thread starts; each task says itself which one it is.
    name: 'openSeal',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
    ...(isSource && { execArgv: ['--import', 'tsx'] }),
  });

  /** @throws what the task throws; also when the thread died or fell silent over it. */
  run<Name extends keyof SealTasks>(
    name: Name,
    task: SealTasks[Name]['takes'],
  ): Promise<SealTasks[Name]['gives']> {
    return this.pool.run(task, { name, signal: AbortSignal.timeout(SILENT_MS) }) as Promise<
      SealTasks[Name]['gives']
    >;
  }

  /** What is not done yet is given up; its jobs come again after the restart. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
