import { setTimeout as sleep } from 'node:timers/promises';
import { Supervisor, type Program } from '@rep13/local-stack';
import { freezeHost, killHost, setCable, thawHost } from '../network/network.ts';
import { onHost } from '../network/on-host.ts';
import type { HostPlan } from '../plan/cluster-plan.ts';

/** What was done to a host. */
export type Condition = 'up' | 'cut' | 'frozen' | 'killed';

const POLL_MS = 100;
/** A machine that carries three hosts may be slow. */
const PATIENCE_MS = 120_000;

/** What a host needs of its surroundings. */
export interface HostWatchers {
  readonly print: (line: string) => void;
  readonly log: (program: string, chunk: string) => void;
}

/** One machine: its programs, started in groups, and what may happen to it. */
export class ClusterHost {
  private supervisor: Supervisor;
  private now: Condition = 'up';
  private readonly started = new Map<string, Program>();

  /** @param programs its groups of programs, their files written for this very start. */
  constructor(
    readonly plan: HostPlan,
    private readonly programs: () => Promise<readonly (readonly Program[])[]>,
    private readonly watchers: HostWatchers,
  ) {
    this.supervisor = this.newSupervisor();
  }

  get condition(): Condition {
    return this.now;
  }

  /** Starts programs side by side and waits until each answers. */
  start(group: readonly Program[]): Promise<void> {
    for (const program of group) this.started.set(program.name, program);
    return this.supervisor.start(...group.map((program) => onHost(this.plan, program)));
  }

  /**
   * Ends a program in good order and starts it again.
   * @returns how many milliseconds it took to end, once it answers again.
   */
  async restart(name: string): Promise<number> {
    const program = this.started.get(name);
    if (!program) throw new Error(`${this.plan.name} runs no ${name}.`);
    const since = Date.now();
    await this.supervisor.renew(onHost(this.plan, program).name);
    const endedAfterMs = Date.now() - since;
    while (!(await program.answers())) await sleep(POLL_MS);
    return endedAfterMs;
  }

  /** No power: nothing is finished, nobody is told. The cable goes first, for a dead host resets no connection. */
  async kill(): Promise<void> {
    await setCable(this.plan, false);
    this.supervisor.abandon();
    await killHost(this.plan);
    this.now = 'killed';
  }

  /** Nothing gets in or out any more; the host itself goes on. */
  async cut(): Promise<void> {
    this.refuseDead();
    await setCable(this.plan, false);
    this.now = 'cut';
  }

  /** Nothing on it moves; what is sent to it is taken and not answered. */
  async freeze(): Promise<void> {
    this.refuseDead();
    await freezeHost(this.plan);
    this.now = 'frozen';
  }

  /** The cable is in again, what stood still goes on, and a dead host starts with what is on its disk. */
  async mend(): Promise<void> {
    const before = this.now;
    await setCable(this.plan, true);
    this.now = 'up';
    if (before !== 'killed') return thawHost(this.plan);
    this.supervisor = this.newSupervisor();
    for (const group of await this.programs()) await this.start(group);
  }

  async stop(): Promise<void> {
    // Who stands still can't end in good order.
    if (this.now === 'frozen') await thawHost(this.plan);
    await this.supervisor.stop();
  }

  private refuseDead(): void {
    if (this.now === 'killed') throw new Error(`${this.plan.name} is dead.`);
  }

  private newSupervisor(): Supervisor {
    return new Supervisor({ ...this.watchers, onPids: () => undefined }, PATIENCE_MS);
  }
}
