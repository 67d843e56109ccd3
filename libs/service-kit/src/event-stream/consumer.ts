import { JetStreamApiError, type ConsumerConfig, type JetStreamManager } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX, type EventClass } from '@rep13/contracts-messaging';
import { nanos } from 'nats';
import { STREAM, STREAM_SUBJECT } from './stream.ts';

/** A durable consumer of a service, and which subjects of the stream it is given. */
export interface ConsumerDeclaration {
  readonly name: string;
  /** None within another. */
  readonly filters: readonly string[];
}

const ACK_WAIT_MS = 30_000;
/** Comparing each event with more than these costs the server more than to hand over some that nobody hears. */
const FILTERS_MAX = 100;

/** An event's type without its version. */
export const nameOf = (type: string): string => type.replace(/\.v\d+$/, '');

/** A consumer, and the purposes of its service that read through it. */
export interface ReadConsumer extends ConsumerDeclaration {
  readonly purposes: readonly string[];
}

/**
 * The consumers of a service: one for each purpose with one event, and one for all with several, so that an event comes
 * once, and not once for each. ADR 101.
 * @param heard by purpose, the events that it handles
 */
export function consumersOf(
  service: string,
  heard: ReadonlyMap<string, readonly EventClass[]>,
): ReadConsumer[] {
  const consumers = new Map<string, { names: Set<string>; purposes: string[] }>();
  for (const [purpose, events] of heard) {
    const names = new Set(events.map(({ type }) => nameOf(type)));
    const consumer = names.size === 1 ? `${service}-${purpose}` : `${service}-all`;
    const { names: others = [], purposes = [] } = consumers.get(consumer) ?? {};
    consumers.set(consumer, { names: new Set([...others, ...names]), purposes: [...purposes, purpose] });
  }
  return [...consumers].map(([name, { names, purposes }]) => ({
    name,
    filters: filtersFor(names),
    purposes,
  }));
}

const filtersFor = (names: ReadonlySet<string>): string[] =>
  names.size > FILTERS_MAX
    ? [STREAM_SUBJECT]
    : [...names].sort().map((name) => `${EVENT_SUBJECT_PREFIX}${name}.>`);

/**
 * Makes the consumer, or changes its filters; does nothing where it is as declared. On as many servers as the stream.
 * @param server its version; one before 2.10 knows one filter for each consumer, and gives all to those with several:
 *   their services pass over what they do not hear
 * @returns the error of a consumer that cannot be changed: it is used as it is.
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  { name, filters }: ConsumerDeclaration,
  server: string,
): Promise<JetStreamApiError | undefined> {
  const filter = filterFor(filters, server);
  const found = await manager.consumers.info(STREAM, name).catch(unlessFromNats);
  if (!(found instanceof JetStreamApiError)) {
    const { filter_subject: one, filter_subjects: several } = found.config;
    if (String(several ?? one) === String(filter.filter_subjects ?? filter.filter_subject)) return undefined;
    const changed = manager.consumers.update(STREAM, name, filter);
    return changed.then(() => undefined).catch(unlessFromNats);
  }
  await manager.consumers.add(STREAM, {
    durable_name: name,
    ack_policy: 'explicit',
    ack_wait: nanos(ACK_WAIT_MS),
    max_deliver: -1,
    ...filter,
  });
  return undefined;
}

/** One or several: what it says of the other replaces what a former release has set. */
function filterFor(filters: readonly string[], server: string): Partial<ConsumerConfig> {
  if (filters.length > 1 && knowsSeveralFilters(server))
    return { filter_subject: undefined, filter_subjects: [...filters] };
  return { filter_subject: filters.length === 1 ? filters[0] : STREAM_SUBJECT, filter_subjects: undefined };
}

/** From 2.10 on. */
const knowsSeveralFilters = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 2 || (major === 2 && minor >= 10);
};

/** What the server says of stream and consumer; without an answer there is nothing to go by. */
function unlessFromNats(error: unknown): JetStreamApiError {
  if (error instanceof JetStreamApiError) return error;
  throw error;
}
