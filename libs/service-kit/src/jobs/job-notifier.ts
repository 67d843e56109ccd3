import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER, SERVICE_CONFIG } from '../definition/tokens.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { EnqueuedJob } from './job-scheduler.ts';

/**
 * BullMQ carries nothing but the row's id: "there is work". A notification that gets lost is sent again by the sweeper,
 * one that comes twice finds the row leased or done.
 */
@Injectable()
export class JobNotifier implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly queues = new Map<string, Queue>();

  constructor(
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // A notification must not wait: with Redis away it fails at once and the sweeper takes over.
    this.redis = new Redis(config.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.redis.on('error', (error) => this.logger.debug({ err: error }, 'redis'));
  }

  /** Never throws and never waits. */
  notify(jobs: readonly EnqueuedJob[]): void {
    const queues = new Set(jobs.map(({ queue }) => queue));
    for (const name of queues) {
      this.queue(name)
        .addBulk(
          jobs
            .filter(({ queue }) => queue === name)
            .map(({ id, name: job }) => ({
              name: job,
              data: { id },
              opts: { jobId: `job-${id}`, removeOnComplete: true, removeOnFail: true },
            })),
        )
        .catch((error: unknown) =>
          this.logger.debug({ err: error }, 'workers not notified, the sweeper will do it'),
        );
    }
  }

  isUp(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.redis, skipWaitingForReady: true });
    queue.on('error', (error) => this.logger.debug({ err: error }, 'redis'));
    this.queues.set(name, queue);
    return queue;
  }
}
