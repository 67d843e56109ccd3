import { Injectable } from '@nestjs/common';
import { jetstream } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@rep13/contracts-messaging';
import { isRefusal } from '../event-stream/refusal.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';

const ACK_TIMEOUT_MS = 2_000;

/** A row of the outbox as it goes to the stream. */
export interface OutgoingEvent {
  readonly event_id: string;
  readonly type: string;
  readonly envelope: EventEnvelope;
}

/** Hands events to the stream, and knows whether it still takes them. */
@Injectable()
export class EventPublisher {
  private refused = 0;

  constructor(private readonly nats: NatsConnectionHolder) {}

  /** How many events the stream has answered with a refusal since it last took one. No answer is none, nor is "not now". */
  get refusedInARow(): number {
    return this.refused;
  }

  /**
   * Resolves once the stream has acknowledged it.
   * @param msgID what the stream knows it by for two minutes, in which it drops all that come with the same.
   */
  async publish({ type, envelope }: OutgoingEvent, options: { msgID?: string } = {}): Promise<void> {
    const stream = jetstream(await this.nats.get());
    try {
      await stream.publish(`${EVENT_SUBJECT_PREFIX}${type}`, JSON.stringify(envelope), {
        ...options,
        timeout: ACK_TIMEOUT_MS,
      });
    } catch (error) {
      if (isRefusal(error)) this.refused += 1;
      throw error;
    }
    this.refused = 0;
  }
}
