import { Supervisor, type Program } from '@rep13/local-stack';
import { killHost, setCable } from '../network/network.ts';
import { onHost } from '../network/on-host.ts';
import type { HostPlan } from '../plan/cluster-plan.ts';

/** What was done to a host. */
export type Condition = 'up' | 'cut' | 'killed';

/** What a host needs of its surroundings. */
export interface HostWatchers {
  readonly say: (line: string) => void;
  readonly log: (program: string, chunk: string) => void;
}

/** One machine: its programs, started in groups, and what may happen to it. */
export class ClusterHost {
  private supervisor: Supervisor;
  private now: Condition = 'up';

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
    return this.supervisor.start(...group.map((program) => onHost(this.plan, program)));
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
    if (this.now === 'killed') throw new Error(`${this.plan.name} is dead.`);
    await setCable(this.plan, false);
    this.now = 'cut';
  }

  /** The cable is in again, and a dead host starts with what is on its disk. */
  async mend(): Promise<void> {
    const before = this.now;
    await setCable(this.plan, true);
    this.now = 'up';
    if (before !== 'killed') return;
    this.supervisor = this.newSupervisor();
    for (const group of await this.programs()) await this.start(group);
  }

  stop(): Promise<void> {
    return this.supervisor.stop();
  }

  private newSupervisor(): Supervisor {
    return new Supervisor({ ...this.watchers, onPids: () => undefined });
  }
}
