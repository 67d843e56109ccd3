import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { BackgroundLoop } from '../background/background-loop.ts';
import { LOGGER } from '../definition/tokens.ts';
import type { EnqueuedJob } from './job-scheduler.ts';
import { JobNotifier } from './job-notifier.ts';

const EVERY_MS = 1_000;
const AT_ONCE = 500;

/**
 * Notifies again for every row that is due: lost notifications, retries, future work, leases of dead workers.
 * This is the guarantee; the notification at the commit only makes it fast.
 */
@Injectable()
export class JobSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.sweep(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'job sweeper: will try again'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: JobNotifier,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One round, as every second. @returns false: the next one waits for its time. */
  async sweep(): Promise<boolean> {
    const due = await this.dataSource.query<EnqueuedJob[]>(
      `(select id, queue, name from jobs where state = 'pending' and run_at <= now() - interval '500 ms'
        order by run_at limit ${AT_ONCE})
       union all
       (select id, queue, name from jobs where state = 'running' and lease_until < now() limit ${AT_ONCE})`,
    );
    this.notifier.notify(due);
    return false;
  }
}
