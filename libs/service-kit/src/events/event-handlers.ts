import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventClass } from '@rep13/contracts-messaging';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { consumersOf, nameOf } from '../event-stream/consumer.ts';
import { subscriptionsOf, type Handling } from './on-event.decorator.ts';

export interface EventReaction {
  readonly event: EventClass;
  readonly react: (event: object, handling: Handling) => Promise<void>;
}

/** The handlers of one purpose, and the name by which inbox and dead letters record what they were given. */
export interface Subscriber {
  readonly name: string;
  readonly reactions: readonly EventReaction[];
}

/** Every `@OnEvent` method of the service. */
@Injectable()
export class EventHandlers {
  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name'>,
    private readonly discovery: DiscoveryService,
  ) {}

  /** By the name of each consumer of the stream, who reads through it. */
  byConsumer(): Map<string, Subscriber[]> {
    const reactions = this.byPurpose();
    const heard = new Map([...reactions].map(([purpose, of]) => [purpose, of.map(({ event }) => event)]));
    return new Map(
      consumersOf(this.service.name, heard).map(({ name, purposes }) => [
        name,
        purposes.map((purpose) => ({
          name: `${this.service.name}-${purpose}`,
          reactions: reactions.get(purpose) ?? [],
        })),
      ]),
    );
  }

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

/** Whom a purpose hears, and the names of the events that it handles of each. */
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
