import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EVENT_CATALOGUE, type EventClass } from '@rep13/contracts';
import { subscriptionsOf, type Handling } from './on-event.decorator.ts';

export interface EventReaction {
  readonly event: EventClass;
  readonly react: (event: object, handling: Handling) => Promise<void>;
}

/** Every `@OnEvent` method of the service, by purpose. */
@Injectable()
export class EventHandlers {
  constructor(private readonly discovery: DiscoveryService) {}

  byPurpose(): Map<string, EventReaction[]> {
    const purposes = new Map<string, EventReaction[]>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const { event, purpose, method } of subscriptionsOf(Object.getPrototypeOf(instance) as object)) {
        const handler = instance as Record<string, EventReaction['react']>;
        const react: EventReaction['react'] = (data, handling) => handler[method]!(data, handling);
        const reactions = (event ? [event] : EVENT_CATALOGUE).map((each) => ({ event: each, react }));
        purposes.set(purpose, [...(purposes.get(purpose) ?? []), ...reactions]);
      }
    }
    return purposes;
  }
}
