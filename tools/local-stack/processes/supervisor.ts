import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram, untilReady, type Program, type RunningProgram } from './program.ts';
import { nextDelayMs } from './back-off.ts';

/** What the supervisor tells others about. */
export interface Watchers {
  /** A line worth a person's attention. */
  readonly say: (line: string) => void;
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

  constructor(private readonly watchers: Watchers) {}

  /**
   * Starts programs side by side, waits until each answers, and looks after them from then on.
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

  /** Ends a program, which is then started anew at once: its files have changed. */
  async renew(name: string): Promise<void> {
    this.renewing.add(name);
    await this.running.get(name)?.stop();
  }

  private async startOne(program: Program): Promise<void> {
    const started = await startProgram(program, this.logOf(program));
    this.remember(started);
    await untilReady(program, started);
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
      if (!meant) this.watchers.say(`${program.name} ended (${how}); starting it again.`);
      const next = await this.startAgain(program, delay ?? 0);
      if (!next) return;
      current = next;
    }
  }

  private async startAgain(program: Program, firstDelay: number): Promise<RunningProgram | undefined> {
    for (let delay = firstDelay; ; delay = nextDelayMs(delay, 0)) {
      await sleep(delay, undefined, { signal: this.ending.signal }).catch(() => undefined);
      if (this.ending.signal.aborted) return undefined;
      try {
        const started = await startProgram(program, this.logOf(program));
        this.remember(started);
        return started;
      } catch (error) {
        this.watchers.say(String(error));
      }
    }
  }

  private remember(program: RunningProgram): void {
    this.running.set(program.name, program);
    this.watchers.onPids(Object.fromEntries([...this.running].map(([name, { pid }]) => [name, pid])));
  }

  private logOf(program: Program): (chunk: string) => void {
    return (chunk) => this.watchers.log(program.name, chunk);
  }
}
