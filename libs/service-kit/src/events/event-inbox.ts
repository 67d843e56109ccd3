import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { withContext, type RequestContext } from '../context/request-context.ts';
import { UnitOfWork, type Scope } from '../unit-of-work/unit-of-work.ts';
import { validated } from '../errors/validate.ts';
import type { EventReaction } from './event-handlers.ts';

/** An event and what this consumer does about it. */
export interface Delivery {
  readonly envelope: EventEnvelope;
  readonly reactions: readonly EventReaction[];
}

/** Hands events to a consumer's handlers exactly once in effect, however often they are delivered. */
@Injectable()
export class EventInbox {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * All of them in one transaction, in their order; those that were handled before are passed over.
   * @throws what a handler throws; then nothing is changed by any.
   */
  handle(consumer: string, deliveries: readonly Delivery[]): Promise<void> {
    return this.unitOfWork.run(async (scope) => {
      const isNew = await this.remember(scope, consumer, deliveries);
      for (const { envelope, reactions } of deliveries) {
        if (!isNew.delete(envelope.id)) continue;
        await withContext(contextOf(envelope), async () => {
          for (const { event, react } of reactions)
            await react(validated(event, envelope.data), { ...scope, envelope });
        });
      }
    });
  }

  /** The ids that the inbox did not have. */
  private async remember(
    { db }: Scope,
    consumer: string,
    deliveries: readonly Delivery[],
  ): Promise<Set<string>> {
    const rows = await db.query<{ event_id: string }[]>(
      `insert into inbox_messages (consumer, event_id) select $1, unnest($2::uuid[])
       on conflict do nothing returning event_id`,
      [consumer, deliveries.map(({ envelope }) => envelope.id)],
    );
    return new Set(rows.map(({ event_id }) => event_id));
  }
}

const contextOf = (envelope: EventEnvelope): RequestContext => ({
  correlationId: envelope.correlationid,
  causationId: envelope.id,
  traceparent: envelope.traceparent,
  actor: envelope.actor,
  ipAddress: envelope.ipaddress,
  userAgent: envelope.useragent,
});
