import type { EventClass, EventEnvelope } from '@rep13/contracts';
import type { Scope } from '../unit-of-work/unit-of-work.ts';

/** What a handler may do, in the transaction that also remembers the delivery, and the envelope it came in. */
export interface Handling extends Scope {
  readonly envelope: EventEnvelope;
}

export interface EventSubscription {
  /** Undefined: every event of the catalogue. */
  readonly event: EventClass | undefined;
  /** Names the durable consumer `<service>-<purpose>`. */
  readonly purpose: string;
  readonly method: string;
}

const SUBSCRIPTIONS = Symbol('event subscriptions');

const subscribe =
  (event: EventClass | undefined, purpose: string): MethodDecorator =>
  (target, method) => {
    const known = subscriptionsOf(target);
    Reflect.defineMetadata(SUBSCRIPTIONS, [...known, { event, purpose, method: String(method) }], target);
  };

/** The method reacts to one event, at least once delivered and exactly once effective: `(event, handling)`. */
export const OnEvent = (event: EventClass, purpose: string) => subscribe(event, purpose);

/** The method reacts to every event of the catalogue: `(event, handling)`. */
export const OnEveryEvent = (purpose: string) => subscribe(undefined, purpose);

/** The subscriptions declared on a handler's prototype. */
export const subscriptionsOf = (prototype: object): EventSubscription[] =>
  (Reflect.getMetadata(SUBSCRIPTIONS, prototype) as EventSubscription[] | undefined) ?? [];
