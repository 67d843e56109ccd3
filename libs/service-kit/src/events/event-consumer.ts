import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Consumer, jetstream, type JsMsg } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/database-away.ts';
import { ValidationFailed } from '../errors/errors.ts';
import { BackgroundLoop } from '../background/background-loop.ts';
import { nameOf } from '../event-stream/consumer.ts';
import { STREAM } from '../event-stream/stream.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { EventReaction } from './event-handlers.ts';
import type { Delivery, EventInbox } from './event-inbox.ts';
import { envelopeOf, idOf, Poison, readable, UnknownVersion } from './event-message.ts';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';

const FETCH = { max_messages: 64, expires: 5_000 };
const RETRY_AFTER_MS = 1_000;
/** Events in one transaction: few enough that their locks are soon given back. */
const TOGETHER = 32;

/** One durable pull consumer: fetches, hands to the inbox, acknowledges after the commit. */
export class EventConsumer {
  private consumer: Consumer | undefined;
  private abort: (() => void) | undefined;
  private readonly waiting: JsMsg[] = [];
  private working: Promise<void> | undefined;

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
    this.consumer ??= await this.find();
    const messages = await this.consumer.fetch(FETCH);
    this.abort = () => void messages.close();
    for await (const message of messages) {
      this.waiting.push(message);
      this.working ??= this.work();
    }
    await this.working;
    return true;
  }

  /** Whatever has arrived by now is taken together: one at a time when it is quiet, many when there is much to do. */
  private async work(): Promise<void> {
    try {
      while (this.waiting.length > 0) {
        await nextTurn();
        await this.take(this.waiting.splice(0, TOGETHER));
      }
    } catch (error) {
      // Nothing could even be said to the stream; it sends again what it has not heard of.
      this.logger.warn({ err: error, consumer: this.name }, 'event consumer: could not answer the stream');
    } finally {
      // In the same turn in which nothing more was waiting: what comes next begins another round.
      this.working = undefined;
    }
  }

  /** The stream's provisioner makes it, also when it was gone. @throws until it is there. */
  private async find(): Promise<Consumer> {
    return jetstream(await this.nats.get()).consumers.get(STREAM, this.name);
  }

  private async take(arrived: JsMsg[]): Promise<void> {
    const messages = arrived.filter((message) => this.isOurs(message));
    arrived.filter((message) => !messages.includes(message)).forEach((message) => message.ack());
    try {
      await this.handle(messages);
    } catch (error) {
      await this.separate(messages, error);
    }
  }

  /** One transaction for all of them; acknowledged after its commit. */
  private async handle(messages: JsMsg[]): Promise<void> {
    if (messages.length === 0) return;
    const deliveries = messages.map((message) => this.deliveryOf(message));
    const ids = deliveries.map(({ envelope }) => envelope.id);
    const dead = await this.deadLetters.among(this.name, ids);
    const alive = deliveries.filter(({ envelope }) => !dead.has(envelope.id));
    await this.inbox.handle(this.name, alive);
    messages.forEach((message) => message.ack());
  }

  /** One of them has failed, and all with it: alone, each fails for itself. */
  private async separate(messages: JsMsg[], error: unknown): Promise<void> {
    const [only] = messages;
    if (messages.length === 1 && only) return this.reject(only, error);
    for (const message of messages) {
      if (isDatabaseAway(error)) await this.reject(message, error);
      else await this.take([message]);
    }
  }

  private isOurs({ subject }: JsMsg): boolean {
    const name = nameOf(subject.slice(EVENT_SUBJECT_PREFIX.length));
    return this.reactions.some(({ event }) => nameOf(event.type) === name);
  }

  /** @throws Poison */
  private deliveryOf(message: JsMsg): Delivery {
    const type = message.subject.slice(EVENT_SUBJECT_PREFIX.length);
    const reactions = this.reactions.filter(({ event }) => event.type === type);
    if (reactions.length === 0) throw new UnknownVersion(type);
    return { envelope: envelopeOf(message), reactions };
  }

  /** With the database away or full the failure is not counted: the message comes again. */
  private async reject(message: JsMsg, error: unknown): Promise<void> {
    const fatal = error instanceof Poison || error instanceof ValidationFailed;
    const eventId = idOf(message);
    this.logger.error(
      { err: error, consumer: this.name, eventId, subject: message.subject },
      'event not handled',
    );
    if (isDatabaseAway(error)) return message.nak(RETRY_AFTER_MS);
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
