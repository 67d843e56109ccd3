import { type Consumer, jetstream, JetStreamApiError, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@rep13/contracts-messaging';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { validate as isUuid } from 'uuid';
import { ValidationFailed } from '../errors/errors.ts';
import { BackgroundLoop } from '../background/background-loop.ts';
import type { DeadLetters } from './dead-letters.ts';
import { nameOf, type EventReaction } from './event-handlers.ts';
import type { EventInbox } from './event-inbox.ts';
import { ensureStream, STREAM } from './event-stream.ts';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';

const FETCH = { max_messages: 64, expires: 5_000 };
const ACK_WAIT_MS = 30_000;
const RETRY_AFTER_MS = 1_000;
/** The server's code for a durable that differs from the one wanted in what no update can change. */
const CANNOT_BE_CHANGED = 10_012;
/** Handlers at once: below the pool's size, so that requests still get a connection. */
const CONCURRENCY = 4;

/** One durable pull consumer: fetches, hands to the inbox, acknowledges after the commit. */
export class EventConsumer {
  private readonly limit = pLimit(CONCURRENCY);
  private consumer: Consumer | undefined;
  private abort: (() => void) | undefined;

  private readonly loop = new BackgroundLoop(() => this.fetch(), {
    intervalMs: RETRY_AFTER_MS,
    onError: (error) => {
      this.consumer = undefined;
      this.logger.warn({ err: error, consumer: this.name }, 'event consumer: will try again');
    },
  });

  constructor(
    readonly name: string,
    readonly reactions: EventReaction[],
    private readonly nats: NatsConnectionHolder,
    private readonly inbox: EventInbox,
    private readonly deadLetters: DeadLetters,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    this.abort?.();
    await stopped;
  }

  private async fetch(): Promise<boolean> {
    if (!(await this.nats.isUp())) return false;
    this.consumer ??= await this.ensure();
    const messages = await this.consumer.fetch(FETCH);
    this.abort = () => void messages.close();
    const handled: Promise<void>[] = [];
    for await (const message of messages) handled.push(this.limit(() => this.take(message)));
    await Promise.all(handled);
    return true;
  }

  /** Stream and consumer are made again when they are gone. */
  private async ensure(): Promise<Consumer> {
    const connection = await this.nats.get();
    const manager = await ensureStream(connection);
    const config = {
      durable_name: this.name,
      ack_policy: 'explicit',
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: -1,
      filter_subject: this.filter(),
    } as const;
    await manager.consumers.add(STREAM, config).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError && error.code === CANNOT_BE_CHANGED)) throw error;
      // Made by somebody else. What it leaves out is seen by the delivery check.
      this.logger.warn(
        { err: error, consumer: this.name },
        'event consumer: is not as we made it, used as it is',
      );
    });
    return jetstream(connection).consumers.get(STREAM, this.name);
  }

  /** Servers before 2.10 know one filter subject per consumer: with several events we take all and skip. */
  private filter(): string {
    const types = new Set(this.reactions.map(({ event }) => event.type));
    const [only] = types;
    return types.size === 1 && only ? `${EVENT_SUBJECT_PREFIX}${nameOf(only)}.>` : `${EVENT_SUBJECT_PREFIX}>`;
  }

  private async take(message: JsMsg): Promise<void> {
    const type = message.subject.slice(EVENT_SUBJECT_PREFIX.length);
    const reactions = this.reactions.filter(({ event }) => event.type === type);
    const foreign = !this.reactions.some(({ event }) => nameOf(event.type) === nameOf(type));
    if (reactions.length === 0 && foreign) return message.ack();
    try {
      if (reactions.length === 0) throw new UnknownVersion(type);
      const envelope = parse(message);
      if (!(await this.deadLetters.has(this.name, envelope.id))) {
        await this.inbox.handle(this.name, envelope, reactions);
      }
      message.ack();
    } catch (error) {
      await this.reject(message, error);
    }
  }

  /** With the database away the failure is not even counted: the message comes again. */
  private async reject(message: JsMsg, error: unknown): Promise<void> {
    const fatal = error instanceof Poison || error instanceof ValidationFailed;
    const eventId = idOf(message);
    this.logger.error(
      { err: error, consumer: this.name, eventId, subject: message.subject },
      'event not handled',
    );
    try {
      const dead = await this.deadLetters.fail(this.name, {
        eventId,
        message: readable(message),
        error,
        fatal,
      });
      if (dead) message.ack();
      else message.nak(RETRY_AFTER_MS);
    } catch {
      message.nak(RETRY_AFTER_MS);
    }
  }
}

/** A message that no try will ever handle. */
class Poison extends Error {}

class UnknownVersion extends Poison {
  constructor(type: string) {
    super(`no handler for this version: ${type}`);
  }
}

function parse(message: JsMsg): EventEnvelope {
  try {
    const envelope = message.json<EventEnvelope>();
    if (isUuid(envelope?.id) && typeof envelope.data === 'object') return envelope;
  } catch {
    // Not JSON: said below, like every other shape that is not an envelope.
  }
  throw new Poison('not a CloudEvents envelope');
}

function readable(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return { unreadable: message.string().slice(0, 10_000) };
  }
}

/** The event's own id where it can be read: what is published again has no message id. */
function idOf(message: JsMsg): string {
  try {
    return parse(message).id;
  } catch {
    return message.headers?.get('Nats-Msg-Id') || `seq-${message.seq}`;
  }
}
