import { fileURLToPath } from 'node:url';
import type { OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';

/** The functions of a file by their names: one argument, and plain data in and out. */
type Functions<Tasks> = { [Name in keyof Tasks]: (task: never) => unknown };

/** A file whose functions may run in a thread. */
export interface ThreadFile<Tasks extends Functions<Tasks>> {
  readonly path: string;
  /** Only a type. */
  readonly tasks?: Tasks;
}

/** The file is JavaScript in the build, and TypeScript through tsx while developing and testing. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * @param url Without its extension:
 * `threadFile<typeof import('./read-page.ts')>(new URL('./read-page', import.meta.url))`
 */
export const threadFile = <Tasks extends Functions<Tasks>>(url: URL): ThreadFile<Tasks> => ({
  path: `${fileURLToPath(url)}.${isSource ? 'ts' : 'js'}`,
});

/** What one task may use before its thread is ended. */
export interface ThreadLimits {
  /** From when it begins, not while it waits for the one before it. */
  readonly taskMs: number;
  /** Of JavaScript's heap. */
  readonly memoryMb: number;
  /** The thread is started for its first task, and ends when it had nothing to do for so long. */
  readonly idleMs: number;
}

/** The task took more time or memory than it may. Its thread is gone, the service is not. */
export class ThreadExhausted extends Error {
  constructor(
    readonly ranOutOf: 'time' | 'memory',
    cause: unknown,
  ) {
    super(`the thread ran out of ${ranOutOf}`, { cause });
  }
}

/**
 * Runs functions in a thread of its own, one after the other: for work that takes long, and for what
 * strangers wrote, which may be made to take for ever. A thread that dies or exceeds its limits loses the one task
 * it had; the next one gets a new thread.
 */
export class LimitedThread implements OnApplicationShutdown {
  private readonly pool: Piscina;
  private readonly oneByOne = pLimit(1);
  private isClosed = false;

  constructor(private readonly limits: ThreadLimits) {
    const { idleMs, memoryMb } = limits;
    this.pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // As everywhere while developing and testing, our packages are their sources (docs/adr/0009).
      ...(isSource && { execArgv: ['--conditions=source', '--import', 'tsx'] }),
    });
  }

  /** @throws ThreadExhausted; what the task throws; when the thread died over it or is closed. */
  run<Tasks extends Functions<Tasks>, Name extends keyof Tasks & string>(
    file: ThreadFile<Tasks>,
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.oneByOne(() => this.begin(file.path, name, task));
  }

  /** What has not ended is given up; its jobs come again after the restart. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.pool.destroy();
  }

  private async begin<Result>(filename: string, name: string, task: unknown): Promise<Result> {
    if (this.isClosed) throw new Error('the thread is closed');
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.limits.taskMs);
    try {
      return await this.pool.run(task, { filename, name, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new ThreadExhausted('time', error);
      if (isOutOfMemory(error)) throw new ThreadExhausted('memory', error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
