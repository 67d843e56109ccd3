import { PUBLISHED_EVENTS_MAX, type OutboxMark, type PublishedEventsView } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { ServiceUnavailable } from '../errors/errors.ts';
import type { Heard } from './event-handlers.ts';
import type { EventPosition, EventPositions } from './event-positions.ts';
import type { EventProducers } from './event-producers.ts';
import { STREAM, streamManager } from '../event-stream/stream.ts';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';

/** What one producer had published when it was asked. */
interface Answer {
  readonly position: EventPosition;
  readonly published: PublishedEventsView;
}

/** What all had published, and where the stream ended then: no event of these comes after that. */
interface Look {
  readonly stream: { readonly created: string; readonly end: number };
  readonly answers: readonly Answer[];
}

/**
 * Looks whether all that was published has reached one purpose, by what its producers and its inbox say; what stream
 * and server say of it is what may be wrong. Two steps, because an event may be on its way: ask what is published, and
 * once the consumer is past all of that, see what the inbox lacks. See docs/adr/0030.
 */
export class DeliveryCheck {
  private look: Look | undefined;
  private readonly marks = new Map<string, OutboxMark>();
  private readonly followed = new Set<string>();

  /** Whether there is a position for every producer: from then on nothing of it gets lost unseen. */
  get followsAll(): boolean {
    return this.followed.size === this.subscriber.heard.size;
  }

  constructor(
    private readonly subscriber: {
      readonly name: string;
      /** Of the stream, through which it reads. */
      readonly consumer: string;
      readonly heard: Heard;
    },
    private readonly parts: {
      readonly nats: NatsConnectionHolder;
      readonly producers: EventProducers;
      readonly positions: EventPositions;
      readonly logger: Logger;
    },
  ) {}

  /**
   * Compares what it saw the last time, if the consumer is past that, and looks again.
   * @returns whether there is more to compare than one answer holds.
   */
  async run(): Promise<boolean> {
    let hasMore = false;
    const manager = await streamManager(this.parts.nats);
    const before = await manager.streams.info(STREAM);
    const { look } = this;
    // In a stream that was made again or went back the numbers of then mean nothing.
    if (look && before.created === look.stream.created && before.state.last_seq >= look.stream.end) {
      const { ack_floor, num_pending, num_ack_pending } = await manager.consumers.info(
        STREAM,
        this.subscriber.consumer,
      );
      const isIdle = num_pending + num_ack_pending === 0;
      if (ack_floor.stream_seq < look.stream.end && !isIdle) return false;
      const compared = await settleAll(look.answers.map((answer) => this.compare(answer)));
      hasMore = compared.includes(true);
    }
    this.look = undefined;
    const answers = await settleAll(
      [...this.subscriber.heard].map(([producer, names]) => this.ask(producer, names)),
    );
    const { created, state } = await manager.streams.info(STREAM);
    this.look = {
      stream: { created, end: state.last_seq },
      answers: answers.filter((answer) => answer !== undefined),
    };
    return hasMore;
  }

  /** A producer that is seen for the first time is followed from now on. */
  private async ask(producer: string, names: readonly string[]): Promise<Answer | undefined> {
    const { positions, producers } = this.parts;
    const position = await positions.find(this.subscriber.name, producer);
    if (position) this.followed.add(producer);
    const mark = this.marks.get(producer);
    const published = await producers.list(producer, {
      ...{ names },
      ...(position && { after: position.outboxId }),
      ...(mark && { mark }),
    });
    this.marks.set(producer, published.mark);
    if (position) return { position, published };
    await positions.begin({ consumer: this.subscriber.name, producer, outboxId: published.mark.upTo });
    this.followed.add(producer);
    return undefined;
  }

  /** Whether all of it had arrived, and there may be more. */
  private async compare({ position, published }: Answer): Promise<boolean> {
    const { positions } = this.parts;
    const { eventIds, settledUpTo } = published;
    const missing = await positions.missing(this.subscriber.name, eventIds);
    if (missing.length > 0) {
      await this.heal(position, missing);
      return false;
    }
    if (settledUpTo === null || settledUpTo === position.outboxId) return false;
    await positions.change(position, { outboxId: settledUpTo });
    return eventIds.length === PUBLISHED_EVENTS_MAX;
  }

  /**
   * The replica that counts them has them published; where that fails, they are missing at the next look again.
   * It changes the position twice: what another saw while they were being published is no reason to publish them too.
   */
  private async heal(position: EventPosition, missing: readonly string[]): Promise<void> {
    const { positions, producers, logger } = this.parts;
    const foundMissing = position.foundMissing + missing.length;
    const counted = await positions.change(position, { foundMissing });
    if (!counted) return;
    const { consumer, producer } = position;
    await producers.publishAgain(producer, missing);
    await positions.change(counted, {});
    logger.warn(
      { consumer, producer, count: missing.length, first: missing[0] },
      'event stream: events had not arrived and were published again',
    );
  }
}

/** One that can't be asked now keeps no other from it; it has been logged, and is asked again. */
async function settleAll<T>(work: Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(work);
  const failure = outcomes.find(
    (outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof ServiceUnavailable),
  );
  if (failure?.status === 'rejected') throw failure.reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}
