import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventClass } from '@rep13/contracts-messaging';
import { nameOf } from '../event-stream/consumer.ts';
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
      for (const { events, purpose, method } of subscriptionsOf(Object.getPrototypeOf(instance) as object)) {
        const handler = instance as Record<string, EventReaction['react']>;
        const react: EventReaction['react'] = (data, handling) => handler[method]!(data, handling);
        const reactions = events.map((event) => ({ event, react }));
        purposes.set(purpose, [...(purposes.get(purpose) ?? []), ...reactions]);
      }
    }
    return purposes;
  }
}

/** Whom a consumer hears, and the names of the events that it handles of each. */
export type Heard = ReadonlyMap<string, readonly string[]>;

/** A name begins with its producer's. */
export function heardBy(reactions: readonly EventReaction[]): Heard {
  const heard = new Map<string, string[]>();
  for (const name of new Set(reactions.map(({ event }) => nameOf(event.type)))) {
    const [producer = ''] = name.split('.');
    heard.set(producer, [...(heard.get(producer) ?? []), name]);
  }
  return heard;
}
