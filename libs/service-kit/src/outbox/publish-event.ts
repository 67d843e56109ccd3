import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@rep13/contracts-messaging';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';

const ACK_TIMEOUT_MS = 2_000;

/** A row of the outbox as it goes to the stream. */
export interface OutgoingEvent {
  readonly event_id: string;
  readonly type: string;
  readonly envelope: EventEnvelope;
}

export const eventStream = async (nats: NatsConnectionHolder): Promise<JetStreamClient> =>
  jetstream(await nats.get());

/**
 * Resolves once the stream has acknowledged it.
 * @param msgID what the stream knows it by for two minutes, in which it drops all that come with the same.
 */
export async function publishEvent(
  stream: JetStreamClient,
  { type, envelope }: OutgoingEvent,
  options: { msgID?: string } = {},
): Promise<void> {
  await stream.publish(`${EVENT_SUBJECT_PREFIX}${type}`, JSON.stringify(envelope), {
    ...options,
    timeout: ACK_TIMEOUT_MS,
  });
}
