import { EVENT_CATALOGUE, type EventClass, type EventEnvelope } from '@rep13/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../clock/clock.ts';
import { currentContext } from '../context/request-context.ts';
import { validated } from '../errors/validate.ts';

/** Facts announced by one transaction: rows beside the change, published after the commit by the relay. */
export class Outbox {
  added = 0;

  constructor(
    private readonly db: EntityManager,
    private readonly service: string,
    private readonly clock: Clock,
  ) {}

  /** Books one event. It is checked here, so a wrong one fails the change and not its readers. */
  async add<E extends object>(type: EventClass<E>, data: E): Promise<void> {
    if (!EVENT_CATALOGUE.includes(type)) {
      throw new Error(
        `${type.type} is not in EVENT_CATALOGUE: add it in libs/contracts/src/messaging/catalogue.ts`,
      );
    }
    const envelope = this.seal(type, { ...validated(type, data) });
    await this.db.query('insert into outbox_messages (event_id, type, envelope) values ($1, $2, $3)', [
      envelope.id,
      envelope.type,
      JSON.stringify(envelope),
    ]);
    this.added += 1;
  }

  private seal<E extends object>(type: EventClass<E>, data: E): EventEnvelope<E> {
    const context = currentContext();
    const id = uuidv7();
    return {
      specversion: '1.0',
      id,
      source: `/${this.service}`,
      type: type.type,
      time: this.clock.now().toISOString(),
      datacontenttype: 'application/json',
      data,
      correlationid: context?.correlationId ?? id,
      ...(context?.causationId && { causationid: context.causationId }),
      ...(context?.traceparent && { traceparent: context.traceparent }),
      actor: context?.actor ?? 'system',
      ...(context?.ipAddress && { ipaddress: context.ipAddress }),
      ...(context?.userAgent && { useragent: context.userAgent }),
    };
  }
}
