import type { TicketEventView, TicketView } from '@rep13/contracts-sla';
import type { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

const clocksOf = (ticket: SlaTicket) => ({
  answerDueAt: iso(ticket.answer.dueAt),
  answerOnTime: ticket.answer.isOnTime,
  clientDueAt: iso(ticket.client.dueAt),
  clientAnswerOnTime: ticket.client.isOnTime,
  clientReadAt: iso(ticket.clientReadAt),
  clientAnsweredAt: iso(ticket.clientAnsweredAt),
  pausedAt: iso(ticket.pausedAt),
  nextDueAt: iso(ticket.nextDueAt),
  nextDue: ticket.nextDue,
});

export const toTicketView = (ticket: SlaTicket) =>
  ({
    id: ticket.id,
    version: ticket.version,
    signupId: ticket.signupId,
    companyName: ticket.companyName,
    ticketNumber: ticket.ticketNumber,
    source: ticket.source,
    authorityReference: ticket.authorityReference,
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
    closedAs: ticket.closedAs,
    orderKind: ticket.orderKind,
    category: ticket.category,
    issuingState: ticket.issuingState,
    assigneeId: ticket.assigneeId,
    doNotInform: ticket.doNotInform,
    ...clocksOf(ticket),
    outcome: ticket.outcome,
    effectAt: iso(ticket.effectAt),
    closedAt: iso(ticket.closedAt),
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }) satisfies TicketView;

export const toTicketEventView = (event: SlaTicketEvent): TicketEventView => ({
  id: event.id,
  action: event.action,
  fromStatus: event.fromStatus,
  toStatus: event.toStatus,
  actor: event.actor,
  note: event.note,
  createdAt: event.createdAt.toISOString(),
});
