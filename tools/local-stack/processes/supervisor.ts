import { setTimeout as sleep } from 'node:timers/promises';
import { RunningProgram, type Program } from './program.ts';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;
/** A program that ran this long is healthy again; its next fall starts from the first delay. */
const HEALTHY_AFTER_MS = 10_000;

/** How long to wait, in milliseconds, before starting a fallen program again. */
export function nextDelayMs(previousMs: number | undefined, ranForMs: number): number {
  if (previousMs === undefined || ranForMs >= HEALTHY_AFTER_MS) return FIRST_DELAY_MS;
  return Math.min(previousMs * 2, LONGEST_DELAY_MS);
}

/** What the supervisor reports. */
export interface Watchers {
  /** A line worth a person's attention. */
  readonly print: (line: string) => void;
  /** Everything a program prints. */
  readonly log: (program: string, chunk: string) => void;
  /** The process ids of this moment, by program name. */
  readonly onPids: (pids: Readonly<Record<string, number>>) => void;
}

/** Runs programs, starts again what dies, and stops everything, the group that was started last first. */
export class Supervisor {
  private readonly running = new Map<string, RunningProgram>();
  private readonly groups: (readonly Program[])[] = [];
  private readonly renewing = new Set<string>();
  private readonly ending = new AbortController();

  /** @param patienceMs how long a program may take to answer the first time. */
  constructor(
    private readonly watchers: Watchers,
    private readonly patienceMs?: number,
  ) {}

  /**
   * Starts programs side by side, waits until each answers, and starts again what ends from then on.
   * @throws when one does not come up this first time, or when `stop()` was called.
   */
  async start(...group: readonly Program[]): Promise<void> {
    this.ending.signal.throwIfAborted();
    this.groups.push(group);
    await Promise.all(group.map((program) => this.startOne(program)));
  }

  /** Resolves when every program is gone. Safe to repeat. */
  async stop(): Promise<void> {
    this.ending.abort(new Error('Stopped.'));
    for (const group of this.groups.toReversed()) {
      await Promise.all(group.map(({ name }) => this.running.get(name)?.stop()));
    }
  }

  /** Starts nothing again from now on, and ends nothing either: for who ends all of it otherwise. */
  abandon(): void {
    this.ending.abort(new Error('Abandoned.'));
  }

  /** Restarts a program at once: its files have changed. */
  async renew(name: string): Promise<void> {
    this.renewing.add(name);
    await this.running.get(name)?.stop();
  }

  private async startOne(program: Program): Promise<void> {
    const started = this.launch(program);
    await started.untilReady(this.patienceMs);
    void this.restartOnExit(program, started);
  }

  private async restartOnExit(program: Program, first: RunningProgram): Promise<void> {
    let current = first;
    let delay: number | undefined;
    for (;;) {
      const startedAt = Date.now();
      const how = await current.exited;
      if (this.ending.signal.aborted) return;
      const meant = this.renewing.delete(program.name);
      delay = meant ? undefined : nextDelayMs(delay, Date.now() - startedAt);
      if (!meant) this.watchers.print(`${program.name} ended (${how}); starting it again.`);
      await sleep(delay ?? 0, undefined, { signal: this.ending.signal }).catch(() => undefined);
      if (this.ending.signal.aborted) return;
      current = this.launch(program);
    }
  }

  private launch(program: Program): RunningProgram {
    const started = new RunningProgram(program, (chunk) => this.watchers.log(program.name, chunk));
    this.running.set(program.name, started);
    const pids = [...this.running].flatMap(([name, { pid }]) => (pid === undefined ? [] : [[name, pid]]));
    this.watchers.onPids(Object.fromEntries(pids) as Record<string, number>);
    return started;
  }
}
