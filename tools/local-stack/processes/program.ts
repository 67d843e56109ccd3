import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program this project starts, watches and stops itself. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
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

/** A started program. `exited` resolves, never rejects, when the process is gone. */
export interface RunningProgram {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<string>;
  /** The end of what it printed, for an error message. */
  lastLines(): string;
  /** Asks it to end, then kills the process group after `graceMs`. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
  /** Sends a signal without waiting; does nothing when the process is gone. */
  signal(signal: NodeJS.Signals): void;
}

const POLL_MS = 40;
const LAST_LINES = 15;

/**
 * Starts a program in its own process group, so that a Ctrl-C in the terminal reaches only the launcher,
 * which then stops everything in the right order.
 * @throws when the command cannot be run at all.
 */
export async function startProgram(
  program: Program,
  onOutput: (chunk: string) => void = () => undefined,
): Promise<RunningProgram> {
  const child = spawn(program.command, [...program.args], {
    env: program.env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...program.owner,
  });
  let tail = '';
  const take = (chunk: string) => {
    tail = (tail + chunk).split('\n').slice(-LAST_LINES).join('\n');
    onOutput(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${program.name} could not be started: ${await exited}`);
  return running(program, pid, exited, () => tail.trim());
}

function running(
  program: Program,
  pid: number,
  exited: Promise<string>,
  lastLines: () => string,
): RunningProgram {
  let gone = false;
  void exited.then(() => (gone = true));
  const signal = (name: NodeJS.Signals) => {
    if (!gone) signalGroup(pid, name);
  };
  return {
    name: program.name,
    pid,
    exited,
    lastLines,
    signal,
    async stop(graceMs = 10_000) {
      signal(program.stopSignal ?? 'SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Signals a whole process group; a group that is already gone is not an error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits until a started program answers.
 * @throws with the program's last lines when it ends first or does not answer within `timeoutMs`.
 */
export async function untilReady(
  program: Program,
  started: RunningProgram,
  timeoutMs = 30_000,
): Promise<void> {
  let ending: string | undefined;
  void started.exited.then((how) => (ending = how));
  const deadline = Date.now() + timeoutMs;
  while (ending === undefined && Date.now() < deadline) {
    if (await program.answers()) return;
    await sleep(POLL_MS);
  }
  const reason = ending ? `ended (${ending})` : `did not answer within ${timeoutMs / 1_000} s`;
  throw new Error(`${program.name} ${reason}:\n${started.lastLines()}`);
}

/**
 * Starts a program and waits until it answers; one that does not is stopped again.
 * @throws like `startProgram` and `untilReady`.
 */
export async function startReady(program: Program): Promise<RunningProgram> {
  const started = await startProgram(program);
  try {
    await untilReady(program, started);
    return started;
  } catch (error) {
    await started.stop(1_000);
    throw error;
  }
}
