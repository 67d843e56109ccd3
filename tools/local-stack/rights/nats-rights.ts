import { SERVICES, type ServiceManifest } from '../manifests.ts';

/** What one NATS user may do; everything else is refused by the server. */
export interface NatsRights {
  readonly publish: readonly string[];
  /** A subject, or a subject and the queue group with which alone it may be heard. */
  readonly subscribe: readonly string[];
  /** Whether it may answer what it is asked, once, and nowhere else. */
  readonly answers: boolean;
}

const STREAM = 'EVENTS';

/** A service answers its own commands and sends the commands it needs. */
export function commandRights({ name, calls }: ServiceManifest): NatsRights {
  const everything = SERVICES.filter((other) => other !== name).map((other) => `rpc.${other}.>`);
  return {
    publish: calls === 'everything' ? everything : calls,
    subscribe: [inbox(name), `rpc.${name}.> ${name}`],
    answers: true,
  };
}

/** Who a service is where it announces and reads events: another user, in the account of the streams. */
export const eventsUserOf = (service: string): string => `${service}-events`;

/**
 * A service announces its own events, reads the stream through its own consumers, makes the stream and those consumers
 * again when they are gone, raises the stream to the replicas that are wanted, and throws away a stream that takes or
 * gives no events (docs/adr/0035). Whatever it makes of the stream, there are only events in this account (docs/adr/0050).
 */
export function eventRights({ name, consumers }: ServiceManifest): NatsRights {
  return {
    publish: [
      `events.${name}.>`,
      `$JS.API.STREAM.INFO.${STREAM}`,
      `$JS.API.STREAM.CREATE.${STREAM}`,
      `$JS.API.STREAM.UPDATE.${STREAM}`,
      `$JS.API.STREAM.DELETE.${STREAM}`,
      ...consumers.flatMap((consumer) => reading(consumer, 'events.>')),
    ],
    subscribe: [inbox(eventsUserOf(name))],
    answers: false,
  };
}

/** A consumer outside of Rep13 reads the events it was given, each through one durable, and does nothing else. */
export function outsideRights(user: string, events: readonly string[]): NatsRights {
  return {
    publish: events.flatMap((event) => reading(durableOf(user, event), `events.${event}`)),
    subscribe: [inbox(user)],
    answers: false,
  };
}

/** The durable through which an outside user reads one event. */
export const durableOf = (user: string, event: string): string => `${user}-${event.replaceAll('.', '-')}`;

/** The inbox prefix of a user: nobody hears another's answers. */
const inbox = (user: string) => `_INBOX.${user}.>`;

const reading = (consumer: string, filter: string): string[] => [
  `$JS.API.CONSUMER.CREATE.${STREAM}.${consumer}.${filter}`,
  `$JS.API.CONSUMER.INFO.${STREAM}.${consumer}`,
  `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${consumer}`,
  `$JS.ACK.${STREAM}.${consumer}.>`,
];
