import { Injectable } from '@nestjs/common';
import { LimitedProcess, ServiceTasks, taskFile } from '@rep13/service-kit';

/** An upload takes 10 ms, an authority that gives no time stamp 10 s, the start of the process less than a second. */
const PROCESS = new LimitedProcess({ taskMs: 20_000, memoryMb: 256, idleMs: 30_000 });

type Tasks = typeof import('./untrusted.task.ts');
const TASKS = taskFile<Tasks>(new URL('./untrusted.task', import.meta.url));

/**
 * Reads what others sent, uploaded or over the network, in a process of its own. It never gets the seal's key: what
 * seals reads our own PDFs alone.
 */
@Injectable()
export class UntrustedInput extends ServiceTasks {
  constructor() {
    super(PROCESS);
  }

  /** @throws what the task throws; also when the process died or fell silent over it. */
  ask<Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.run(TASKS, name, task);
  }
}
