import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { withContext, type RequestContext } from '../context/request-context.ts';
import { UnitOfWork, type Scope } from '../unit-of-work/unit-of-work.ts';
import { traceDeliveries } from '../tracing/trace-deliveries.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { readEvent } from '../errors/validate.ts';
import type { EventReaction } from './event-handlers.ts';

/** An event and what this consumer does about it. */
export interface Delivery {
  readonly envelope: EventEnvelope;
  readonly reactions: readonly EventReaction[];
}

/** Hands events to a consumer's handlers exactly once in effect, however often they are delivered. */
@Injectable()
export class EventInbox {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(TRACING) private readonly tracing?: Tracing,
  ) {}

  /**
   * All of them in one transaction, in their order; those that were handled before are passed over.
   * @throws what a handler throws; then nothing is changed by any.
   */
  handle(consumer: string, deliveries: readonly Delivery[]): Promise<void> {
    const [first] = deliveries;
    if (!this.tracing || !first) return this.handleTogether(consumer, deliveries);
    const envelopes = deliveries.map(({ envelope }) => envelope);
    return traceDeliveries(this.tracing, consumer, envelopes, (traceparents) =>
      // What they share, such as the commit, is shown with the first.
      withContext(contextOf(first.envelope, traceparents[0]), () =>
        this.handleTogether(consumer, deliveries, traceparents),
      ),
    );
  }

  private handleTogether(
    consumer: string,
    deliveries: readonly Delivery[],
    traceparents: readonly string[] = [],
  ): Promise<void> {
    return this.unitOfWork.run(async (scope) => {
      const isNew = await this.remember(scope, consumer, deliveries);
      for (const [index, { envelope, reactions }] of deliveries.entries()) {
        if (!isNew.delete(envelope.id) || isTwin(envelope)) continue;
        await withContext(contextOf(envelope, traceparents[index]), async () => {
          for (const { event, react } of reactions)
            await react(readEvent(event, envelope.data), { ...scope, envelope });
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

/** The same fact is there as an earlier version of the event, which our own services handle. */
const isTwin = ({ data }: EventEnvelope): boolean => (data as { alsoAsV1?: unknown }).alsoAsV1 === true;

/** @param traceparent of what is done about it, where that is traced. */
const contextOf = (envelope: EventEnvelope, traceparent = envelope.traceparent): RequestContext => ({
  correlationId: envelope.correlationid,
  causationId: envelope.id,
  traceparent,
  actor: envelope.actor,
  ipAddress: envelope.ipaddress,
  userAgent: envelope.useragent,
});
