import { jetstream } from '@nats-io/jetstream';
import { SERVICES } from '@rep13/local-stack';
import { connect, headers, type Msg } from 'nats';
import {
  EVENT_SUBJECT_PREFIX,
  type Command,
  type CommandClass,
  type EventClass,
  type EventEnvelope,
  type PayloadOf,
  type ReplyOf,
} from '@rep13/contracts-messaging';
import { CommandDeserializer, DomainError, ReplySerializer, toWire, validated } from '@rep13/service-kit';
import { v7 as uuidv7 } from 'uuid';

/** The other services, as the service under test sees them: stubbed by the test over the real NATS. */
export interface StubbedServices {
  /** Answers a command of another service. Thrown DomainErrors travel as in production. */
  answer<C extends Command<unknown>>(
    type: CommandClass<C>,
    reply: (payload: PayloadOf<C>) => ReplyOf<C> | Promise<ReplyOf<C>>,
  ): void;
  /**
   * Publishes an event of another service. Returns its envelope, to be delivered again.
   * @throws ValidationFailed with every path of what no service could announce: it would be passed over in silence.
   */
  announce<E extends object>(type: EventClass<E>, data: E): Promise<EventEnvelope<E>>;
  /** Puts an envelope on the stream, past its duplicate check. */
  deliver(envelope: EventEnvelope): Promise<void>;
  close(): Promise<void>;
}

/** The service makes the stream beside its start, on a busy machine seconds later. A quarter of a second each. */
const UNTIL_THERE_IS_A_STREAM = 40;

interface Request<C> {
  readonly id: string;
  readonly data: PayloadOf<C>;
}

const commands = new CommandDeserializer();
const replies = new ReplySerializer();

/** What the server itself says of a command that nobody answers. */
const NO_RESPONDERS = { headers: headers(503, 'No Responders') };

/**
 * @param tested the service that is there in earnest, of all that there are; undefined where others may be too: then a
 *   request right after `answer` may find nobody
 */
export async function openStubbedServices(
  natsUrl: string,
  tested: string | undefined,
): Promise<StubbedServices> {
  const connection = await connect({ servers: natsUrl });
  const responders = new Map<string, (message: Msg) => Promise<void>>();
  const callback = (_: unknown, message: Msg) => {
    const respond = responders.get(message.subject);
    if (respond) void respond(message);
    else message.respond('', NO_RESPONDERS);
  };
  // From the start: a request may be quicker than the subscription that is to answer it.
  const stubbed = SERVICES.filter((name) => tested !== undefined && name !== tested);
  for (const name of stubbed) connection.subscribe(`rpc.${name}.>`, { callback });
  await connection.flush();
  const deliver = async (envelope: EventEnvelope) => {
    const subject = `${EVENT_SUBJECT_PREFIX}${envelope.type}`;
    await jetstream(connection).publish(subject, JSON.stringify(envelope), {
      retries: UNTIL_THERE_IS_A_STREAM,
    });
  };
  return {
    answer(type, reply) {
      const respond = async (message: Msg) => {
        const { id, data } = commands.deserialize(message) as Request<InstanceType<typeof type>>;
        const outcome = await attempt(async () => reply(data));
        message.respond(replies.serialize({ id, isDisposed: true, ...outcome }).data);
      };
      responders.set(type.subject, respond);
      const isHeard = stubbed.some((name) => type.subject.startsWith(`rpc.${name}.`));
      if (!isHeard) connection.subscribe(type.subject, { callback });
    },
    async announce(type, data) {
      validated(type, data);
      const envelope = sealed(type, data);
      await deliver(envelope);
      return envelope;
    },
    deliver,
    close: () => connection.close(),
  };
}

/** What goes over the wire: the answer, or the error as data. */
async function attempt(work: () => unknown): Promise<{ response: unknown } | { err: unknown }> {
  try {
    return { response: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { err: toWire(error) };
  }
}

const sealed = <E extends object>(type: EventClass<E>, data: E): EventEnvelope<E> => ({
  specversion: '1.0',
  id: uuidv7(),
  source: '/stubbed-service',
  type: type.type,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data,
  correlationid: uuidv7(),
  actor: 'system',
});
