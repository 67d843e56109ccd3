import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../definition/tokens.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { RedriveFailed } from '../errors/errors.ts';
import { DeadLetters, type DeadLetter } from './dead-letters.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventHandlers, type EventReaction } from './event-handlers.ts';
import { EventInbox } from './event-inbox.ts';
import { EventSubscriber } from './event-subscriber.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';

/** The consumers of this service and who reads through them, started when everything else stands. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumers: EventConsumer[] = [];
  private subscribers: EventSubscriber[] = [];

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: EventHandlers,
    private readonly nats: NatsConnectionHolder,
    private readonly inbox: EventInbox,
    private readonly deadLetters: DeadLetters,
  ) {}

  onApplicationBootstrap(): void {
    const { inbox, deadLetters, logger } = this;
    for (const [name, declared] of this.handlers.byConsumer()) {
      const subscribers = declared.map((one) => new EventSubscriber(one, { inbox, deadLetters, logger }));
      this.subscribers.push(...subscribers);
      this.consumers.push(new EventConsumer(name, subscribers, this.nats, logger));
    }
    this.consumers.forEach((consumer) => consumer.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  /** Hands a dead letter to its handlers again. @throws RedriveFailed if they fail again; then it stays dead. */
  async redrive(deadLetterId: number): Promise<void> {
    const deadLetter = await this.deadLetters.get(deadLetterId);
    try {
      const delivery = { envelope: deadLetter.message, reactions: this.reactionsTo(deadLetter) };
      await this.inbox.handle(deadLetter.consumer, [delivery]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error({ err: error, deadLetter: deadLetterId }, 'redriven and failed again');
      await this.deadLetters.failAgain(deadLetterId, error);
      throw new RedriveFailed();
    }
    await this.deadLetters.markRedriven(deadLetterId);
  }

  private reactionsTo({ consumer, message }: DeadLetter): readonly EventReaction[] {
    const subscriber = this.subscribers.find(({ name }) => name === consumer);
    const reactions = subscriber?.reactionsTo(message.type);
    if (!reactions?.length) throw new Error(`nothing handles ${message.type} for ${consumer}`);
    return reactions;
  }
}
