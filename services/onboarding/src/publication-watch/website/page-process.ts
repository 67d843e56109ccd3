import { Injectable } from '@nestjs/common';
import { LimitedProcess, ServiceTasks } from '@rep13/service-kit';

/** The largest page that is fetched takes a fifth of a second on a slow machine. */
const PROCESS = new LimitedProcess({ taskMs: 10_000, memoryMb: 192, idleMs: 30_000 });

/** Where clients' pages are read: one that is made to take for ever keeps nobody else waiting for long. */
@Injectable()
export class PageProcess extends ServiceTasks {
  constructor() {
    super(PROCESS);
  }
}
