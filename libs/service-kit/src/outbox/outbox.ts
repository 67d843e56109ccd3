import type { EventClass, EventEnvelope } from '@rep13/contracts-messaging';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import type { Clock } from '../clock/clock.ts';
import { currentActor, currentContext } from '../context/request-context.ts';
import { validated } from '../errors/validate.ts';

/** Facts announced by one transaction: rows beside the change, published after the commit by the relay. */
export class Outbox {
  /** What was announced, in order. */
  readonly envelopes: EventEnvelope<object>[] = [];

  constructor(
    private readonly service: Pick<ServiceDefinition, 'name' | 'events'>,
    private readonly clock: Clock,
  ) {}

  /** Adds one event, in the current request's name. It is checked here, so a wrong one fails the change and not its readers. */
  add<E extends object>(type: EventClass<E>, data: E): void {
    const { name, events = [] } = this.service;
    if (!events.includes(type)) {
      throw new Error(`${name} does not announce ${type.type}: add it to the events of its contracts`);
    }
    this.envelopes.push(this.seal(type, { ...validated(type, data) }));
  }

  private seal<E extends object>(type: EventClass<E>, data: E): EventEnvelope<E> {
    const context = currentContext();
    const id = uuidv7();
    return {
      specversion: '1.0',
      id,
      source: `/${this.service.name}`,
      type: type.type,
      time: this.clock.now().toISOString(),
      datacontenttype: 'application/json',
      data,
      correlationid: context?.correlationId ?? id,
      ...(context?.causationId && { causationid: context.causationId }),
      ...(context?.traceparent && { traceparent: context.traceparent }),
      actor: currentActor(),
      ...(context?.ipAddress && { ipaddress: context.ipAddress }),
      ...(context?.userAgent && { useragent: context.userAgent }),
    };
  }
}
