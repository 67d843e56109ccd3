import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { LOGGER, SERVICE_DEFINITION } from '../definition/tokens.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { RedriveFailed } from '../errors/errors.ts';
import { DeadLetters, type DeadLetter } from './dead-letters.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventHandlers, type EventReaction } from './event-handlers.ts';
import { EventInbox } from './event-inbox.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';

/** One consumer per purpose of this service, started when everything else stands. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumers: EventConsumer[] = [];

  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: EventHandlers,
    private readonly nats: NatsConnectionHolder,
    private readonly inbox: EventInbox,
    private readonly deadLetters: DeadLetters,
  ) {}

  onApplicationBootstrap(): void {
    for (const [purpose, reactions] of this.handlers.byPurpose()) {
      const name = `${this.service.name}-${purpose}`;
      this.consumers.push(
        new EventConsumer(name, reactions, this.nats, this.inbox, this.deadLetters, this.logger),
      );
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

  private reactionsTo({ consumer, message }: DeadLetter): EventReaction[] {
    const reactions = this.consumers
      .find(({ name }) => name === consumer)
      ?.reactions.filter(({ event }) => event.type === message.type);
    if (!reactions?.length) throw new Error(`nothing handles ${message.type} for ${consumer}`);
    return reactions;
  }
}
