import { AnyTicketFact } from '../ticket-facts.ts';

/** A client has told us that it suspects a crime that threatens life or safety. What it knows stays with this service. */
export class TicketLifeAtRiskReported extends AnyTicketFact {
  static readonly type = 'sla.ticket.life-at-risk-reported.v1';
}
