import type { OnApplicationShutdown } from '@nestjs/common';
import type { LimitedProcess } from './limited-process.ts';

/**
 * What a service runs in a limited process. The process is its program's, and stays for the next service that is
 * started in it, as specs do; the tasks are the service's, and given up when it ends: their jobs come again.
 */
export class ServiceTasks implements OnApplicationShutdown {
  private readonly end = new AbortController();

  constructor(private readonly process: LimitedProcess) {}

  /** As the process does. */
  readonly run: LimitedProcess['run'] = (file, name, argument) =>
    this.process.run(file, name, argument, this.end.signal);

  onApplicationShutdown(): void {
    this.end.abort(new Error('the service ends'));
  }
}
