import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { BackgroundLoop } from '../background/background-loop.ts';
import { LOGGER } from '../definition/tokens.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { DeliveryCheck } from './delivery-check.ts';
import { EventHandlers, heardBy } from './event-handlers.ts';
import { EventPositions } from './event-positions.ts';
import { EventProducers } from './event-producers.ts';

/** A loss is found by the second look after it. */
const EVERY_MS = 10_000;
/** At the start of everything, when not all services are there yet. */
const UNTIL_ALL_ARE_FOLLOWED_MS = 1_000;

/** Sees to it that each purpose of this service gets all that was published, whatever the stream has lost of it. */
@Injectable()
export class DeliveryMonitor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private checks: DeliveryCheck[] = [];

  private readonly loop = new BackgroundLoop(() => this.check(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'delivery of events: will check again'),
  });

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: EventHandlers,
    private readonly nats: NatsConnectionHolder,
    private readonly positions: EventPositions,
    private readonly producers: EventProducers,
  ) {}

  onApplicationBootstrap(): void {
    const { nats, positions, producers, logger } = this;
    const parts = { nats, positions, producers, logger };
    this.checks = [...this.handlers.byConsumer()].flatMap(([consumer, subscribers]) =>
      subscribers.map(
        ({ name, reactions }) => new DeliveryCheck({ name, consumer, heard: heardBy(reactions) }, parts),
      ),
    );
    if (this.checks.length === 0) return;
    nats.whenConnected(() => this.loop.wake());
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** One look of each purpose; the loop does it, again at once where there is more than one look sees. */
  async check(): Promise<boolean> {
    if (!(await this.nats.isUp())) return false;
    const checked = await Promise.all(this.checks.map((check) => check.run()));
    const isFollowed = this.checks.every((check) => check.followsAll);
    if (!isFollowed) setTimeout(() => this.loop.wake(), UNTIL_ALL_ARE_FOLLOWED_MS).unref();
    return checked.includes(true);
  }
}
