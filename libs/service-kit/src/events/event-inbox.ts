import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { withContext } from '../context/request-context.ts';
import { UnitOfWork } from '../unit-of-work/unit-of-work.ts';
import { validated } from '../errors/validate.ts';
import type { EventReaction } from './event-handlers.ts';

/** Hands an event to a consumer's handlers exactly once in effect, however often it is delivered. */
@Injectable()
export class EventInbox {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** False when the event had been handled before, or is dead. @throws what the handlers throw; then nothing is changed. */
  handle(consumer: string, envelope: EventEnvelope, reactions: EventReaction[]): Promise<boolean> {
    const context = {
      correlationId: envelope.correlationid,
      causationId: envelope.id,
      traceparent: envelope.traceparent,
      actor: envelope.actor,
      ipAddress: envelope.ipaddress,
      userAgent: envelope.useragent,
    };
    return withContext(context, () =>
      this.unitOfWork.run(async (scope) => {
        const rows = await scope.db.query<unknown[]>(
          'insert into inbox_messages (consumer, event_id) values ($1, $2) on conflict do nothing returning event_id',
          [consumer, envelope.id],
        );
        if (rows.length === 0) return false;
        for (const { event, react } of reactions) {
          await react(validated(event, envelope.data), { ...scope, envelope });
        }
        return true;
      }),
    );
  }
}
