import type { TicketView } from '@rep13/contracts';
import type { SlaTicket } from './sla-ticket.entity.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const toTicketView = (ticket: SlaTicket): TicketView => ({
  id: ticket.id,
  signupId: ticket.signupId,
  ticketNumber: ticket.ticketNumber,
  authorityName: ticket.authorityName,
  authorityContactDate: ticket.authorityContactDate.toISOString(),
  responseDate: iso(ticket.responseDate),
  forwardedToClient: ticket.forwardedToClient,
  forwardedDate: iso(ticket.forwardedDate),
  urgencyLevel: ticket.urgencyLevel,
  status: ticket.status,
  description: ticket.description,
  responseTimeHours: ticket.responseTimeHours === null ? null : Number(ticket.responseTimeHours),
  slaCompliant: ticket.slaCompliant,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
});
