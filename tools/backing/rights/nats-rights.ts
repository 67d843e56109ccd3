import { SERVICES, type ServiceName } from './services.ts';

/** What one NATS user may do; everything else is refused by the server. */
export interface NatsRights {
  readonly publish: readonly string[];
  /** A subject, or a subject and the queue group with which alone it may be heard. */
  readonly subscribe: readonly string[];
  /** Whether it may answer what it is asked, once, and nowhere else. */
  readonly answers: boolean;
}

/** What a service needs of the others. */
interface Needs {
  /** Commands of other services that it sends. */
  readonly calls: readonly string[];
  /** The purposes in its `@OnEvent(…, '<purpose>')`: each is a consumer `<service>-<purpose>`. */
  readonly purposes: readonly string[];
}

const STREAM = 'EVENTS';

/** A spec compares this with the services' sources and says what is missing. */
export const NEEDS: Record<ServiceName, Needs> = {
  gateway: {
    calls: SERVICES.filter((name) => name !== 'gateway').map((name) => `rpc.${name}.>`),
    purposes: ['end-registrations', 'end-sessions'],
  },
  onboarding: { calls: [], purposes: ['audit'] },
  agreements: { calls: ['rpc.onboarding.signup.get-party.v1'], purposes: [] },
  sla: { calls: ['rpc.onboarding.signup.get-party.v1'], purposes: [] },
  notifications: {
    calls: [
      'rpc.onboarding.signup.get-party.v1',
      'rpc.agreements.agreement.find.v1',
      'rpc.agreements.agreement.get-pdf.v2',
      // As the release before calls it.
      'rpc.agreements.agreement.get-pdf.v1',
      // The clients of whom nothing may be deleted.
      'rpc.onboarding.legal-hold.list-clients.v1',
      'rpc.gateway.admin-user.get-addressee.v1',
    ],
    purposes: ['mail'],
  },
};

/**
 * A service answers its own commands, announces its own events, sends the commands it needs, reads the stream
 * through its own consumers, and makes the stream and those consumers again when they are gone.
 */
export function serviceRights(service: ServiceName): NatsRights {
  const { calls, purposes } = NEEDS[service];
  const consumers = purposes.map((purpose) => `${service}-${purpose}`);
  return {
    publish: [
      ...calls,
      `events.${service}.>`,
      `$JS.API.STREAM.INFO.${STREAM}`,
      `$JS.API.STREAM.CREATE.${STREAM}`,
      ...consumers.flatMap((consumer) => reading(consumer, '>')),
    ],
    subscribe: [inbox(service), `rpc.${service}.> ${service}`],
    answers: true,
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
