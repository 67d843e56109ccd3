import type { JsMsg } from '@nats-io/jetstream';
import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/database-away.ts';
import { ValidationFailed } from '../errors/errors.ts';
import { nameOf } from '../event-stream/consumer.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { EventReaction, Subscriber } from './event-handlers.ts';
import type { Delivery, EventInbox } from './event-inbox.ts';
import { envelopeOf, idOf, Poison, readable, UnknownVersion } from './event-message.ts';

/** Where handled events are remembered, and those put aside that failed too often. */
export interface SubscriberParts {
  readonly inbox: EventInbox;
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
}

/** One purpose: takes its events out of what a consumer was given, handles them, and puts aside what fails too often. */
export class EventSubscriber {
  readonly name: string;
  private readonly byType = new Map<string, EventReaction[]>();
  private readonly heard: ReadonlySet<string>;

  constructor(
    { name, reactions }: Subscriber,
    private readonly parts: SubscriberParts,
  ) {
    this.name = name;
    for (const reaction of reactions) {
      const { type } = reaction.event;
      this.byType.set(type, [...this.reactionsTo(type), reaction]);
    }
    this.heard = new Set([...this.byType.keys()].map(nameOf));
  }

  /** What it does about an event of this type; none for one that it does not hear, or in no such version. */
  reactionsTo(type: string): readonly EventReaction[] {
    return this.byType.get(type) ?? [];
  }

  /** Never rejects. @returns those that have to come again. */
  async take(messages: readonly JsMsg[]): Promise<JsMsg[]> {
    return this.handleOrSeparate(messages.filter((message) => this.isOurs(message)));
  }

  private async handleOrSeparate(messages: readonly JsMsg[]): Promise<JsMsg[]> {
    try {
      await this.handle(messages);
      return [];
    } catch (error) {
      return this.separate(messages, error);
    }
  }

  /** One transaction for all of them. */
  private async handle(messages: readonly JsMsg[]): Promise<void> {
    if (messages.length === 0) return;
    const deliveries = messages.map((message) => this.deliveryOf(message));
    const ids = deliveries.map(({ envelope }) => envelope.id);
    const dead = await this.parts.deadLetters.among(this.name, ids);
    const alive = deliveries.filter(({ envelope }) => !dead.has(envelope.id));
    await this.parts.inbox.handle(this.name, alive);
  }

  /** One of them has failed, and all with it: alone, each fails for itself. */
  private async separate(messages: readonly JsMsg[], error: unknown): Promise<JsMsg[]> {
    const mayBeOneOfThem = messages.length > 1 && !isDatabaseAway(error);
    const again: JsMsg[] = [];
    for (const message of messages) {
      if (mayBeOneOfThem) again.push(...(await this.handleOrSeparate([message])));
      else if (!(await this.putAside(message, error))) again.push(message);
    }
    return again;
  }

  private isOurs(message: JsMsg): boolean {
    return this.heard.has(nameOf(typeOf(message)));
  }

  /** @throws Poison */
  private deliveryOf(message: JsMsg): Delivery {
    const type = typeOf(message);
    const reactions = this.reactionsTo(type);
    if (reactions.length === 0) throw new UnknownVersion(type);
    return { envelope: envelopeOf(message), reactions };
  }

  /**
   * Counts the failure; with the database away or full there is nothing to count with, and nothing to blame it for.
   * @returns whether it was the last try
   */
  private async putAside(message: JsMsg, error: unknown): Promise<boolean> {
    const eventId = idOf(message);
    const { deadLetters, logger } = this.parts;
    logger.error({ err: error, consumer: this.name, eventId, subject: message.subject }, 'event not handled');
    if (isDatabaseAway(error)) return false;
    const fatal = error instanceof Poison || error instanceof ValidationFailed;
    const failure = { eventId, message: readable(message), error, fatal };
    return deadLetters.fail(this.name, failure).catch(() => false);
  }
}

const typeOf = ({ subject }: JsMsg): string => subject.slice(EVENT_SUBJECT_PREFIX.length);
