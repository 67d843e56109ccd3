import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Answer, Task } from './task-program.ts';

/** The functions of a file by their names: one argument, and plain data in and out. */
type Functions<Tasks> = { [Name in keyof Tasks]: (task: never) => unknown };

/** A file whose functions may run in a limited process. */
export interface TaskFile<Tasks extends Functions<Tasks>> {
  readonly path: string;
  /** Only a type. */
  readonly tasks?: Tasks;
}

/** The file is JavaScript in the build, and TypeScript through tsx while developing and testing. */
const isSource = import.meta.url.endsWith('.ts');
const fileAt = (url: URL): string => `${fileURLToPath(url)}.${isSource ? 'ts' : 'js'}`;
const PROGRAM = fileAt(new URL('./task-program', import.meta.url));

/**
 * @param url Without its extension:
 * `taskFile<typeof import('./read-page.ts')>(new URL('./read-page', import.meta.url))`
 */
export const taskFile = <Tasks extends Functions<Tasks>>(url: URL): TaskFile<Tasks> => ({
  path: fileAt(url),
});

/** What one task may use before its process is ended. */
export interface ProcessLimits {
  /** From when it begins, not while it waits for the one before it. */
  readonly taskMs: number;
  /** Of JavaScript's heap. */
  readonly memoryMb: number;
  /** The process is started for its first task, and ends when it had nothing to do for so long. */
  readonly idleMs: number;
}

/** The task took more time or memory than it may. Its process is gone, the service is not. */
export class ProcessExhausted extends Error {
  constructor(readonly ranOutOf: 'time' | 'memory') {
    super(`the process ran out of ${ranOutOf}`);
  }
}

/** How V8 ends a process whose heap is full, and how the system ends one for which there is no memory. */
const OUT_OF_MEMORY: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGKILL'];

/**
 * Runs functions in a process of its own, one after the other: for work that takes long, and for what strangers
 * wrote, which may be made to take for ever. A process that dies or exceeds its limits loses the one task it had; the
 * next one gets a new process. A task that dies in one that had others before is tried in a new one before it is
 * blamed, so a task must change nothing. Not a thread: one that runs out of memory within Node's own code takes the
 * service with it (docs/adr/0104). It is given no environment, hence none of the service's secrets. It ends with its
 * program.
 */
export class LimitedProcess {
  private readonly oneByOne = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: ProcessLimits) {}

  /**
   * @param signal gives the task up.
   * @throws ProcessExhausted; what the task throws; why it was given up; when the process died over it.
   */
  run<Tasks extends Functions<Tasks>, Name extends keyof Tasks & string>(
    { path }: TaskFile<Tasks>,
    name: Name,
    argument: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.oneByOne(async (): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
      const answer = await this.answerTo({ path, name, argument }, signal);
      if ('error' in answer) throw answer.error;
      return answer.result as Awaited<ReturnType<Tasks[Name]>>;
    });
  }

  private async answerTo(task: Task, signal: AbortSignal | undefined): Promise<Answer> {
    signal?.throwIfAborted();
    clearTimeout(this.idle);
    const isNew = this.child === undefined;
    const child = (this.child ??= this.start());
    const answer = await this.outcome(child, task, signal);
    this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    if (!('isLast' in answer)) return answer;
    if (this.child === child) this.child = undefined;
    // What came before it may have left it no memory, or an error that shows later.
    return isNew ? answer : this.answerTo(task, signal);
  }

  private async outcome(child: ChildProcess, task: Task, signal: AbortSignal | undefined): Promise<Answer> {
    const isOver = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, this.limits.taskMs);
    signal?.addEventListener('abort', () => child.kill('SIGKILL'), isOver);
    try {
      // Whether it could be sent shows in its end.
      child.send(task, () => undefined);
      return await Promise.race([
        once(child, 'message', isOver).then(([answer]) => answer as Answer),
        once(child, 'exit', isOver).then(([code, by]: (number | NodeJS.Signals | null)[]): Answer => {
          if (signal?.aborted) return { error: signal.reason };
          if (isLate) return { error: new ProcessExhausted('time') };
          const isFull = OUT_OF_MEMORY.includes(by as NodeJS.Signals | null);
          const ended = new Error(`the process ended with ${by ?? code}`);
          return { error: isFull ? new ProcessExhausted('memory') : ended, isLast: true };
        }),
      ]);
    } finally {
      clearTimeout(timer);
      isOver.abort();
    }
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, {
      execArgv: [
        `--max-old-space-size=${this.limits.memoryMb}`,
        // As everywhere while developing and testing, our packages are their sources (docs/adr/0009).
        ...(isSource ? ['--conditions=source', '--import', 'tsx'] : []),
      ],
      env: {},
      serialization: 'advanced',
      // What V8 prints as it ends for want of memory may quote what was read.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    // No program waits for it to end; while there is a task, its timer does.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
