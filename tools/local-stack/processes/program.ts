import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithUs } from './end-with-us.ts';
import { systemEnvironment } from './system-environment.ts';

/** A program this project starts, watches and stops itself. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its whole environment; unless given, what every program may know. */
  readonly env?: NodeJS.ProcessEnv;
  /** Unix user to run as, when the launcher is root and the program refuses to be. */
  readonly owner?: Owner;
  /** What asks the program to end in good order; SIGTERM unless said otherwise. */
  readonly stopSignal?: NodeJS.Signals;
  /** True once the program answers on its port. Never throws. */
  readonly answers: () => Promise<boolean>;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const POLL_MS = 40;
const LAST_LINES = 15;

/**
 * A started program. It has a process group of its own, so that a Ctrl-C in the terminal reaches only the launcher,
 * which then stops everything in the right order.
 */
export class RunningProgram {
  /** Undefined when the command could not be run at all. */
  readonly pid: number | undefined;
  /** Resolves, never rejects, when the process is gone: with its exit code, its signal or why there was none. */
  readonly exited: Promise<string>;
  private ending: string | undefined;
  private lastLines = '';

  constructor(
    private readonly program: Program,
    onOutput: (chunk: string) => void = () => undefined,
  ) {
    const child = spawn(program.command, [...program.args], {
      env: program.env ?? systemEnvironment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...program.owner,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.lastLines = (this.lastLines + chunk).split('\n').slice(-LAST_LINES).join('\n');
        onOutput(chunk);
      });
    }
    this.pid = child.pid;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', ({ message }) => resolve(message));
    });
    const { pid } = this;
    if (pid !== undefined) endWithUs.add(pid);
    void this.exited.then((how) => {
      this.ending = how;
      if (pid !== undefined) endWithUs.remove(pid);
    });
  }

  /**
   * Waits until it answers.
   * @throws with its last lines when it ends first or does not answer within `timeoutMs`.
   */
  async untilReady(timeoutMs = 30_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.ending === undefined && Date.now() < deadline) {
      if (await this.program.answers()) return;
      await sleep(POLL_MS);
    }
    const reason = this.ending ? `ended (${this.ending})` : `did not answer within ${timeoutMs / 1_000} s`;
    throw new Error(`${this.program.name} ${reason}:\n${this.lastLines.trim()}`);
  }

  /** Asks it to end, then kills the process group after `graceMs`. Resolves when it is gone. */
  async stop(graceMs = 10_000): Promise<void> {
    this.signal(this.program.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), graceMs);
    await this.exited;
    clearTimeout(timer);
  }

  /** Sends a signal without waiting; does nothing when the process is gone. */
  signal(signal: NodeJS.Signals): void {
    if (this.pid !== undefined && this.ending === undefined) signalGroup(this.pid, signal);
  }
}

/** Signals a whole process group; a group that is already gone is not an error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts a program and waits until it answers. @throws like `untilReady`, and has then stopped it. */
export async function startReady(program: Program): Promise<RunningProgram> {
  const started = new RunningProgram(program);
  try {
    await started.untilReady();
    return started;
  } catch (error) {
    await started.stop(1_000);
    throw error;
  }
}
