import type { ClientTicketView } from '@rep13/contracts-sla';

/** Field by field, so that nothing staff keeps for itself gets to a client when staff's view grows. */
export const toClientTicketView = (ticket: ClientTicketView): ClientTicketView => ({
  id: ticket.id,
  signupId: ticket.signupId,
  ticketNumber: ticket.ticketNumber,
  authorityName: ticket.authorityName,
  authorityContactDate: ticket.authorityContactDate,
  responseDate: ticket.responseDate,
  forwardedToClient: ticket.forwardedToClient,
  forwardedDate: ticket.forwardedDate,
  urgencyLevel: ticket.urgencyLevel,
  status: ticket.status,
  description: ticket.description,
  responseTimeHours: ticket.responseTimeHours,
  slaCompliant: ticket.slaCompliant,
  dueAt: ticket.dueAt,
  clientDueAt: ticket.clientDueAt,
  clientReadAt: ticket.clientReadAt,
  clientAnsweredAt: ticket.clientAnsweredAt,
  outcome: ticket.outcome,
  effectAt: ticket.effectAt,
  outcomeReason: ticket.outcomeReason,
  clientSaid: ticket.clientSaid,
  closedAt: ticket.closedAt,
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
});
