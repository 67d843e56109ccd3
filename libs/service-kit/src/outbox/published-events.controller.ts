import { Controller, type Type } from '@nestjs/common';
import {
  publishedEventCommands,
  type ListPublishedEvents,
  type PublishedEventsView,
  type PublishEventsAgain,
} from '@rep13/contracts-messaging';
import { OnCommand } from '../rpc/on-command.decorator.ts';
import { PublishedEvents } from './published-events.ts';

/** Every service answers for its own outbox: the controller is made with the service's own subjects. */
export function publishedEventsControllerOf(service: string): Type {
  const commands = publishedEventCommands(service);

  @Controller()
  class PublishedEventsController {
    constructor(private readonly published: PublishedEvents) {}

    @OnCommand(commands.list)
    list(query: ListPublishedEvents): Promise<PublishedEventsView> {
      return this.published.list(query);
    }

    @OnCommand(commands.publishAgain)
    publishAgain({ eventIds }: PublishEventsAgain): Promise<number> {
      return this.published.publishAgain(eventIds);
    }
  }

  return PublishedEventsController;
}
