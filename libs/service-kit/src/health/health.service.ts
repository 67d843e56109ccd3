import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { JobNotifier } from '../jobs/job-notifier.ts';

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unavailable';
  readonly postgres: boolean;
  readonly nats: boolean;
  readonly redis: boolean;
}

/** What this process can do right now. Only Postgres is needed; NATS or Redis away is "degraded". */
@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnectionHolder,
    private readonly notifier: JobNotifier,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  async readiness(): Promise<Readiness> {
    const [postgres, nats, redis] = await Promise.all([
      this.dataSource.query('select 1').then(
        () => true,
        () => false,
      ),
      this.nats.isUp(),
      this.notifier.isUp(),
    ]);
    if (this.stopping || !postgres) return { status: 'unavailable', postgres, nats, redis };
    return { status: nats && redis ? 'ready' : 'degraded', postgres, nats, redis };
  }
}
