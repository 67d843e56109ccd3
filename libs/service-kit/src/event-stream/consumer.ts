import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX, type EventClass } from '@rep13/contracts-messaging';
import { nanos } from 'nats';
import { STREAM, STREAM_SUBJECT } from './stream.ts';

/** A durable consumer of a service, and which subjects of the stream it is given. */
export interface ConsumerDeclaration {
  readonly name: string;
  readonly filter: string;
}

const ACK_WAIT_MS = 30_000;

/** An event's type without its version. */
export const nameOf = (type: string): string => type.replace(/\.v\d+$/, '');

/** A consumer, and the purposes of its service that read through it. */
export interface ReadConsumer extends ConsumerDeclaration {
  readonly purposes: readonly string[];
}

/**
 * The consumers of a service. Servers before 2.10 know one filter subject per consumer: a purpose with one event has a
 * consumer that is given only that; those with several share one that is given all, so that what none of them handles
 * comes once, and not once for each. ADR 101.
 * @param heard by purpose, the events that it handles
 */
export function consumersOf(
  service: string,
  heard: ReadonlyMap<string, readonly EventClass[]>,
): ReadConsumer[] {
  const consumers = new Map<string, ReadConsumer>();
  for (const [purpose, events] of heard) {
    const [only, ...others] = new Set(events.map(({ type }) => nameOf(type)));
    const { name, filter } =
      only && others.length === 0
        ? { name: `${service}-${purpose}`, filter: `${EVENT_SUBJECT_PREFIX}${only}.>` }
        : { name: `${service}-all`, filter: STREAM_SUBJECT };
    const purposes = [...(consumers.get(name)?.purposes ?? []), purpose];
    consumers.set(name, { name, filter, purposes });
  }
  return [...consumers.values()];
}

/**
 * Makes the consumer, or changes its filter; does nothing where it is as declared. On as many servers as the stream.
 * @returns the error of a consumer that cannot be changed: it is used as it is.
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  { name, filter }: ConsumerDeclaration,
): Promise<JetStreamApiError | undefined> {
  const found = await manager.consumers.info(STREAM, name).catch(unlessFromNats);
  if (!(found instanceof JetStreamApiError)) {
    if (found.config.filter_subject === filter) return undefined;
    const changed = manager.consumers.update(STREAM, name, { filter_subject: filter });
    return changed.then(() => undefined).catch(unlessFromNats);
  }
  await manager.consumers.add(STREAM, {
    durable_name: name,
    ack_policy: 'explicit',
    ack_wait: nanos(ACK_WAIT_MS),
    max_deliver: -1,
    filter_subject: filter,
  });
  return undefined;
}

/** What the server says of stream and consumer; without an answer there is nothing to go by. */
function unlessFromNats(error: unknown): JetStreamApiError {
  if (error instanceof JetStreamApiError) return error;
  throw error;
}
