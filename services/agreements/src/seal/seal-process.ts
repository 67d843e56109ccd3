import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LimitedProcess, taskFile } from '@rep13/service-kit';

/** A seal takes 10 ms, the start of the process less than a second. Idle, it gives its memory back. */
const LIMITS = { taskMs: 20_000, memoryMb: 256, idleMs: 30_000 };

type SealTasks = typeof import('./seal.task.ts');
const SEAL = taskFile<SealTasks>(new URL('./seal.task', import.meta.url));

/** Seals in a process of its own, so that who asks for something else meanwhile does not wait. */
@Injectable()
export class SealProcess implements OnApplicationShutdown {
  private readonly process = new LimitedProcess(LIMITS);

  /** @throws what the task throws; also when the process died or fell silent over it. */
  run<Name extends keyof SealTasks>(
    name: Name,
    task: Parameters<SealTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<SealTasks[Name]>>> {
    return this.process.run(SEAL, name, task);
  }

  /** What is not done yet is given up; its jobs come again after the restart. */
  onApplicationShutdown(): Promise<void> {
    return this.process.onApplicationShutdown();
  }
}
