import type { JsMsg } from '@nats-io/jetstream';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { validate as isUuid } from 'uuid';

/** A message that no try will ever handle. */
export class Poison extends Error {}

export class UnknownVersion extends Poison {
  constructor(type: string) {
    super(`no handler for this version: ${type}`);
  }
}

/** @throws Poison when it is no envelope. */
export function envelopeOf(message: JsMsg): EventEnvelope {
  try {
    const envelope = message.json<EventEnvelope>();
    if (isUuid(envelope?.id) && typeof envelope.data === 'object') return envelope;
  } catch {
    // Not JSON: said below, like every other shape that is not an envelope.
  }
  throw new Poison('not a CloudEvents envelope');
}

/** What a person can read of it. */
export function readable(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return { unreadable: message.string().slice(0, 10_000) };
  }
}

/** The event's own id where it can be read: what is published again has no message id. */
export function idOf(message: JsMsg): string {
  try {
    return envelopeOf(message).id;
  } catch {
    return message.headers?.get('Nats-Msg-Id') || `seq-${message.seq}`;
  }
}
