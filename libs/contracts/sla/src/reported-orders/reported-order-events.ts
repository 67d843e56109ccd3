import { IsISO8601 } from 'class-validator';
import { AnyTicketFact } from '../ticket-facts.ts';

/** An authority had written to the client itself, and the client told us. What was written stays with this service. */
export class TicketReportedByClient extends AnyTicketFact {
  static readonly type = 'sla.ticket.reported-by-client.v1';
  /** When the order reached the client. */
  @IsISO8601() readonly arrivedAt!: string;
}

export const REPORTED_ORDER_EVENTS = [TicketReportedByClient] as const;
