import { Controller, type Type } from '@nestjs/common';
import {
  deadLetterCommands,
  type DeadLetterView,
  type ListDeadLetters,
  type RedriveDeadLetter,
} from '@rep13/contracts-messaging';
import { OnCommand } from '../rpc/on-command.decorator.ts';
import { DeadLetters } from './dead-letters.ts';
import { EventConsumers } from './event-consumers.ts';

/** Every service answers for its own dead letters: the controller is made with the service's own subjects. */
export function deadLettersControllerOf(service: string): Type {
  const commands = deadLetterCommands(service);

  @Controller()
  class DeadLettersController {
    constructor(
      private readonly deadLetters: DeadLetters,
      private readonly consumers: EventConsumers,
    ) {}

    @OnCommand(commands.list)
    list(query: ListDeadLetters): Promise<DeadLetterView[]> {
      return this.deadLetters.list(query);
    }

    @OnCommand(commands.redrive)
    async redrive({ id }: RedriveDeadLetter): Promise<DeadLetterView> {
      await this.consumers.redrive(id);
      return this.deadLetters.view(id);
    }

    @OnCommand(commands.count)
    count(): Promise<number> {
      return this.deadLetters.count();
    }
  }

  return DeadLettersController;
}
