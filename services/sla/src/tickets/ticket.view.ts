import type { TicketDetailView, TicketEventView, TicketView } from '@rep13/contracts-sla';
import type { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { nextActions } from './ticket-moves.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const toTicketView = (ticket: SlaTicket) =>
  ({
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
    dueAt: ticket.dueAt.toISOString(),
    closeReason: ticket.closeReason,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }) satisfies TicketView;

const toTicketEventView = (event: SlaTicketEvent): TicketEventView => ({
  id: event.id,
  action: event.action,
  fromStatus: event.fromStatus,
  toStatus: event.toStatus,
  actor: event.actor,
  note: event.note,
  createdAt: event.createdAt.toISOString(),
});

export const toTicketDetailView = (
  ticket: SlaTicket,
  events: readonly SlaTicketEvent[],
): TicketDetailView => ({
  ...toTicketView(ticket),
  nextActions: nextActions(ticket.status),
  events: events.map(toTicketEventView),
});
