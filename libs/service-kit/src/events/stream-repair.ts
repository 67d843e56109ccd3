import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { LOGGER, SERVICE_DEFINITION } from '../definition/tokens.ts';
import { EventPublisher } from '../outbox/event-publisher.ts';
import { EventHandlers } from './event-handlers.ts';
import { STREAM } from './event-stream.ts';

/** So many looks in a row: counted and not timed, because a process that was frozen has only slept. */
const LOOKS = 3;

/**
 * Throws the stream away when the server names it but has lost what it consists of: it refuses every event, or hands
 * none over to a consumer that waits for those it says it has. What is then missing is seen as with any wiped stream.
 * See docs/adr/0035.
 */
@Injectable()
export class StreamRepair {
  private readonly uselessLooks = new Map<string, number>();
  private readonly delivered = new Map<string, number>();
  private refused = 0;

  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: EventHandlers,
    private readonly publisher: EventPublisher,
  ) {}

  /**
   * One look; the stream monitor does it with each of its own.
   * @returns whether the stream was thrown away.
   */
  async check(manager: JetStreamManager): Promise<boolean> {
    this.count('publisher', this.refuses());
    for (const purpose of this.handlers.byPurpose().keys()) {
      const consumer = `${this.service.name}-${purpose}`;
      this.count(consumer, await this.stands(manager, consumer));
    }
    const [useless] = [...this.uselessLooks].find(([, looks]) => looks >= LOOKS) ?? [];
    if (!useless) return false;
    this.uselessLooks.clear();
    await manager.streams.delete(STREAM);
    this.logger.error(
      { of: useless },
      'event stream: takes or gives no events, thrown away to be filled again',
    );
    return true;
  }

  /** @param isUseless `undefined` where this look can't tell. */
  private count(what: string, isUseless: boolean | undefined): void {
    if (isUseless === undefined) return;
    this.uselessLooks.set(what, isUseless ? (this.uselessLooks.get(what) ?? 0) + 1 : 0);
  }

  /** Whether there were refusals since the last look, and nothing else. */
  private refuses(): boolean | undefined {
    const before = this.refused;
    this.refused = this.publisher.refusedInARow;
    if (this.refused === 0) return false;
    return this.refused > before ? true : undefined;
  }

  /** Whether events and somebody who waits for them are there, and none has been handed over since the last look. */
  private async stands(manager: JetStreamManager, consumer: string): Promise<boolean> {
    const info = await manager.consumers.info(STREAM, consumer).catch((error: unknown) => {
      if (error instanceof JetStreamApiError) return undefined;
      throw error;
    });
    const before = this.delivered.get(consumer);
    this.delivered.set(consumer, info?.delivered.consumer_seq ?? 0);
    if (!info || info.delivered.consumer_seq !== before) return false;
    return info.num_waiting > 0 && info.num_pending > 0 && info.num_ack_pending === 0;
  }
}
