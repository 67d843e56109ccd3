import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER, SERVICE_CONFIG } from '../definition/tokens.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { JobDefinition } from '../definition/job-definition.ts';
import { JobRunner } from './job-runner.ts';
import { definitionOf, type JobProcessor } from './processor.decorator.ts';

/** A dead worker's notification is taken again after this; the lease in Postgres decides who may work. */
const LOCK_MS = 10_000;
const STALLED_CHECK_MS = 5_000;

interface RegisteredProcessor {
  readonly definition: JobDefinition<object>;
  readonly processor: JobProcessor<object>;
}

/** One BullMQ worker per queue of this service. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: { worker: Worker; redis: Redis }[] = [];

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly discovery: DiscoveryService,
    private readonly runner: JobRunner,
  ) {}

  /** The jobs this service has processors for. */
  processors(): RegisteredProcessor[] {
    return this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const definition = metatype && definitionOf(metatype);
      return definition ? [{ definition, processor: instance as JobProcessor<object> }] : [];
    });
  }

  onApplicationBootstrap(): void {
    const processors = this.processors();
    for (const queue of new Set(processors.map(({ definition }) => definition.queue))) {
      this.open(
        queue,
        processors.filter(({ definition }) => definition.queue === queue),
      );
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(
      this.workers.map(async ({ worker, redis }) => {
        await worker.close(redis.status !== 'ready').catch(() => undefined);
        redis.disconnect();
      }),
    );
  }

  private open(queue: string, processors: RegisteredProcessor[]): void {
    const redis = new Redis(this.config.REDIS_URL, { maxRetriesPerRequest: null });
    redis.on('error', (error) => this.logger.debug({ err: error }, 'redis'));
    const worker = new Worker<{ id: string }>(
      queue,
      async ({ name, data }) => {
        const found = processors.find(({ definition }) => definition.name === name);
        if (found) await this.runner.run(found.definition, found.processor, data.id);
      },
      {
        connection: redis,
        concurrency: Math.max(...processors.map(({ definition }) => definition.concurrency)),
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: Number.MAX_SAFE_INTEGER,
      },
    );
    worker.on('error', (error) => this.logger.debug({ err: error }, 'worker'));
    this.workers.push({ worker, redis });
  }
}
