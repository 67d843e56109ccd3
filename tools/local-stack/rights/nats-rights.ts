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
const STREAM_SUBJECT = 'events.>';
/** Where a service reports that the stream refuses its events. */
const REFUSAL = 'streams.refused';
/** What the provisioner tries the stream with. */
const PROBE = 'events.streams.stream.probed.v1';

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
 * A service announces its own events, reads the stream through the consumers that are made for it, and reports a stream
 * that refuses what it announces. It makes, changes and deletes neither stream nor consumer.
 */
export function eventRights({ name, consumers }: ServiceManifest): NatsRights {
  return {
    publish: [
      `events.${name}.>`,
      REFUSAL,
      `$JS.API.STREAM.INFO.${STREAM}`,
      ...consumers.flatMap((consumer) => reading(consumer.name)),
    ],
    subscribe: [inbox(eventsUserOf(name))],
    answers: false,
  };
}

/** Who makes the stream and the consumers of the services, and nothing else. */
export const PROVISIONER = 'streams';

/**
 * The provisioner makes the stream and each consumer that a service declares, makes them again when they are gone, and
 * tries whether the stream takes events. It reads none, and announces none of a service's. A consumer with one filter is
 * made with that alone; several, which the server does not compare with rights, are no more than all.
 */
export function provisionerRights(services: readonly Pick<ServiceManifest, 'consumers'>[]): NatsRights {
  const consumers = services.flatMap((service) => service.consumers);
  return {
    publish: [
      PROBE,
      ...['INFO', 'CREATE', 'UPDATE', 'DELETE'].map((verb) => `$JS.API.STREAM.${verb}.${STREAM}`),
      ...consumers.flatMap(({ name, filters: [first, ...others] }) => [
        `$JS.API.CONSUMER.CREATE.${STREAM}.${name}.${others.length === 0 ? first : STREAM_SUBJECT}`,
        ...(others.length === 0 ? [] : [`$JS.API.CONSUMER.DURABLE.CREATE.${STREAM}.${name}`]),
        `$JS.API.CONSUMER.INFO.${STREAM}.${name}`,
      ]),
    ],
    subscribe: [inbox(PROVISIONER), REFUSAL],
    answers: false,
  };
}

/** A consumer outside of Rep13 reads the events it was given, each through one durable, and does nothing else. */
export function outsideRights(user: string, events: readonly string[]): NatsRights {
  return {
    publish: events.flatMap((event) => {
      const durable = durableOf(user, event);
      return [`$JS.API.CONSUMER.CREATE.${STREAM}.${durable}.events.${event}`, ...reading(durable)];
    }),
    subscribe: [inbox(user)],
    answers: false,
  };
}

/** The durable through which an outside user reads one event. */
export const durableOf = (user: string, event: string): string => `${user}-${event.replaceAll('.', '-')}`;

/** The inbox prefix of a user: nobody hears another's answers. */
const inbox = (user: string) => `_INBOX.${user}.>`;

const reading = (consumer: string): string[] => [
  `$JS.API.CONSUMER.INFO.${STREAM}.${consumer}`,
  `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${consumer}`,
  `$JS.ACK.${STREAM}.${consumer}.>`,
];
