import type { TicketColumns } from './ticket-columns.ts';

/** What every fact about a ticket says. */
export interface AnyFact {
  readonly signupId?: number;
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly reference?: string;
}

/** Names the client only if there is one who may know of it. */
export const fact = ({ namedSignupId, id, ticketNumber, authorityReference }: TicketColumns): AnyFact => ({
  ...(namedSignupId !== null && { signupId: namedSignupId }),
  ticketId: id,
  ticketNumber,
  ...(authorityReference && { reference: authorityReference }),
});

export const clockFact = (ticket: TicketColumns) => ({
  ...fact(ticket),
  dueAt: ticket.dueAt.toISOString(),
  urgencyLevel: ticket.urgencyLevel,
});

export const acknowledgement = (ticket: TicketColumns) => ({
  ...fact(ticket),
  responseTimeHours: Number(ticket.responseTimeHours),
  slaCompliant: ticket.slaCompliant,
});
