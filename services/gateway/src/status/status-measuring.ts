import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop, Clock, LOGGER } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { ServiceHealth } from './service-health.ts';
import { StatusRecords, type Measurement } from './status-records.ts';

const MEASURE_EVERY_MS = 30_000;
/** How soon a new half minute is noticed. */
const LOOK_EVERY_MS = 5_000;
/** Two hours without a database; what was measured before is then lost. */
const HELD_AT_MOST = 240;

/**
 * Measures every half minute whether or not somebody looks. One of all replicas does; while the database can't say
 * which, each measures and holds what it found until the database is back, where a half minute counts once.
 */
@Injectable()
export class StatusMeasuring implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private last = 0;
  private readonly held: Measurement[] = [];
  private readonly loop = new BackgroundLoop(() => this.round(), {
    intervalMs: LOOK_EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'status: not recorded yet, will try again'),
  });

  constructor(
    private readonly health: ServiceHealth,
    private readonly records: StatusRecords,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One look at the clock; measures once in each half minute. */
  async round(): Promise<boolean> {
    const slot = Math.floor(this.clock.now().getTime() / MEASURE_EVERY_MS) * MEASURE_EVERY_MS;
    if (slot > this.last) {
      this.last = slot;
      const at = new Date(slot);
      if (await this.isMine(at)) this.hold({ at, statuses: await this.health.statuses() });
    }
    for (let [first] = this.held; first; [first] = this.held) {
      await this.records.record(first);
      this.held.shift();
    }
    return false;
  }

  private isMine(at: Date): Promise<boolean> {
    return this.records.claim(at).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'status: measured, to be recorded later');
      return true;
    });
  }

  private hold(measurement: Measurement): void {
    this.held.push(measurement);
    if (this.held.length > HELD_AT_MOST) this.held.shift();
  }
}
