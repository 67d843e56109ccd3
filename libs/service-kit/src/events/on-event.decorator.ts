import type { EventClass, EventEnvelope } from '@rep13/contracts-messaging';
import type { Scope } from '../unit-of-work/unit-of-work.ts';

/** What a handler may do, in the transaction that also remembers the delivery, and the envelope it came in. */
export interface Handling extends Scope {
  readonly envelope: EventEnvelope;
}

export interface EventSubscription {
  readonly events: readonly EventClass[];
  /** `<service>-<purpose>` is the name by which inbox and dead letters record what was handled. */
  readonly purpose: string;
  readonly method: string;
}

const SUBSCRIPTIONS = Symbol('event subscriptions');

/** The method reacts to an event, or to each of several, at least once delivered and exactly once effective: `(event, handling)`. */
export const OnEvent =
  (event: EventClass | readonly EventClass[], purpose: string): MethodDecorator =>
  (target, method) => {
    const events = 'type' in event ? [event] : event;
    const known = subscriptionsOf(target);
    Reflect.defineMetadata(SUBSCRIPTIONS, [...known, { events, purpose, method: String(method) }], target);
  };

/** The subscriptions declared on a handler's prototype. */
export const subscriptionsOf = (prototype: object): EventSubscription[] =>
  (Reflect.getMetadata(SUBSCRIPTIONS, prototype) as EventSubscription[] | undefined) ?? [];
