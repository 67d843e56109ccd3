import type { DeadLetterView, EventService } from '@rep13/contracts-messaging';

export interface DeadLetterRow {
  readonly id: number;
  readonly consumer: string;
  readonly event_id: string;
  /** An envelope, unless it was one of the reasons. */
  readonly message: { readonly type?: unknown } | null;
  readonly attempts: number;
  readonly last_error: string;
  readonly dead_at: Date;
  readonly redriven_at: Date | null;
}

export const toDeadLetterView = (service: string, row: DeadLetterRow): DeadLetterView => ({
  // A service that is not of the list has no such commands: `deadLetterCommands` is asked for each of them.
  service: service as EventService,
  id: row.id,
  consumer: row.consumer,
  eventId: row.event_id,
  eventType: typeof row.message?.type === 'string' ? row.message.type : null,
  attempts: row.attempts,
  lastError: row.last_error,
  deadAt: row.dead_at.toISOString(),
  redrivenAt: row.redriven_at?.toISOString() ?? null,
});
