import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@rep13/local-stack';

const POLL_MS = 50;
const GIVEN_UP_MS = 30_000;

/** The programs of the product under test, by name: what can be done to them, and what became of them. */
export class Processes {
  /** What the launcher said, such as that a program ended. */
  readonly lines: string[] = [];
  private readonly services = new Map<string, Program>();
  /** How often each was ended on purpose. */
  private readonly meant = new Map<string, number>();

  constructor(
    private readonly file: string,
    private readonly folder: string,
  ) {}

  readonly hear = (line: string): void => {
    this.lines.push(line);
    appendFileSync(join(this.folder, 'launcher.log'), `${new Date().toISOString()} ${line}\n`);
  };

  know(service: Program): void {
    this.services.set(service.name, service);
  }

  /** How the launcher runs each service. */
  known(): Program[] {
    return [...this.services.values()];
  }

  pidOf(name: string): number {
    const { programs } = JSON.parse(readFileSync(this.file, 'utf8')) as {
      programs: Record<string, { pid: number }>;
    };
    const found = programs[name];
    if (!found) throw new Error(`The product runs no ${name}.`);
    return found.pid;
  }

  signal(name: string, signal: NodeJS.Signals): void {
    for (const pid of familyOf(this.pidOf(name))) {
      try {
        process.kill(pid, signal);
      } catch {
        // Gone in the meantime.
      }
    }
  }

  /** One process of the program alone, which is how Postgres is told to stop. */
  end(name: string, signal: NodeJS.Signals): void {
    this.expect(name);
    process.kill(this.pidOf(name), signal);
  }

  /** From now on it may end once more, or so many times more. */
  expect(name: string, times = 1): void {
    this.meant.set(name, (this.meant.get(name) ?? 0) + times);
  }

  /** `work` makes it end, however often, and once more where it is in the middle of an end when that is over. */
  async disturbed(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.timesEnded(name);
    await work();
    this.expect(name, this.timesEnded(name) - before + 1);
  }

  /** Milliseconds until another process than `pid` has answered for the service; undefined after half a minute. */
  async backAfter(name: string, pid: number): Promise<number | undefined> {
    const since = Date.now();
    while (Date.now() - since < GIVEN_UP_MS) {
      const renewed = this.pidOf(name) !== pid;
      if (renewed && (await (this.services.get(name)?.answers() ?? true))) return Date.now() - since;
      await sleep(POLL_MS);
    }
    return undefined;
  }

  /** Milliseconds until the process has ended; undefined after half a minute. */
  async goneAfter(pid: number): Promise<number | undefined> {
    const since = Date.now();
    while (Date.now() - since < GIVEN_UP_MS) {
      if (!existsSync(`/proc/${pid}`)) return Date.now() - since;
      await sleep(POLL_MS);
    }
    return undefined;
  }

  /** Programs that ended more often than they were ended. */
  endedByThemselves(): string[] {
    return [...new Set(this.ended())].filter((name) => this.timesEnded(name) > (this.meant.get(name) ?? 0));
  }

  private timesEnded(name: string): number {
    return this.ended().filter((one) => one === name).length;
  }

  private ended(): string[] {
    return this.lines.flatMap((line) => /^(\w+) ended \(/.exec(line)?.[1] ?? []);
  }
}

/** A process and those that it has started, and they. */
function familyOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}
