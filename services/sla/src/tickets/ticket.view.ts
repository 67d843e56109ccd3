import type {
  EarlierClientView,
  EffectView,
  TicketEventView,
  TicketView,
  UserNotificationView,
} from '@rep13/contracts-sla';
import type { EarlierClient } from './earlier-client.entity.ts';
import { effectTimeOf, type OrderEffect } from './order-effect.ts';
import type { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

const toEffectView = ({ outcome, effectAt, outcomeReason }: OrderEffect): EffectView | null =>
  outcome && { outcome, effectAt: iso(effectAt), reason: outcomeReason };

const toUserNotificationView = ({ userTold, doNotInform }: SlaTicket): UserNotificationView => ({
  state: userTold.state ?? (doNotInform ? 'may-not' : 'not-yet'),
  at: iso(userTold.at),
  because: userTold.because,
});

const clocksOf = (ticket: SlaTicket) => ({
  answerDueAt: iso(ticket.answer.dueAt),
  answerOnTime: ticket.answer.isOnTime,
  answerMissedAt: iso(ticket.answer.firstMissedAt ?? ticket.answer.missedAt),
  clientDueAt: iso(ticket.client.dueAt),
  clientAnswerOnTime: ticket.client.isOnTime,
  clientReadAt: iso(ticket.clientReadAt),
  clientAnsweredAt: iso(ticket.clientAnsweredAt),
  pausedAt: iso(ticket.pausedAt),
  askedFrom: ticket.askedFrom,
  authorityDueAt: iso(ticket.authorityWait.dueAt),
  nextDueAt: iso(ticket.nextDueAt),
  nextDue: ticket.nextDue,
  nextDueBy: ticket.nextDueBy,
  unreadSince: iso(ticket.unreadSince),
});

const receiptOf = ({ receipt: { informedAt, automatic } }: SlaTicket) => ({
  receiptInformedAt: iso(informedAt),
  receiptAutomatic: automatic,
});

/** What was done about it, and whether the user concerned heard of it. */
const followedBy = (ticket: SlaTicket) => ({
  outcome: ticket.outcome,
  effectAt: iso(effectTimeOf(ticket)),
  outcomeReason: ticket.outcomeReason,
  clientSaid: toEffectView(ticket.clientSaid),
  userTold: toUserNotificationView(ticket),
  userUntoldSince: iso(ticket.userTold.owedSince),
});

export const toTicketView = (ticket: SlaTicket) =>
  ({
    id: ticket.id,
    version: ticket.version,
    signupId: ticket.signupId,
    companyName: ticket.companyName,
    ticketNumber: ticket.ticketNumber,
    source: ticket.source,
    lifeAtRisk: ticket.lifeAtRisk,
    authorityReference: ticket.authorityReference,
    authorityName: ticket.authorityName,
    authorityContactDate: ticket.authorityContactDate.toISOString(),
    reachedClientAt: iso(ticket.reachedClientAt),
    responseDate: iso(ticket.responseDate),
    ...receiptOf(ticket),
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
    ...ticket.report,
    issuingState: ticket.issuingState,
    assigneeId: ticket.assigneeId,
    doNotInform: ticket.doNotInform,
    ...clocksOf(ticket),
    ...followedBy(ticket),
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

export const toEarlierClientView = (earlier: EarlierClient): EarlierClientView => ({
  signupId: earlier.signupId,
  companyName: earlier.companyName,
  forwardedAt: iso(earlier.forwardedAt),
  readAt: iso(earlier.readAt),
  answeredAt: iso(earlier.answeredAt),
  said: toEffectView(earlier.said),
  until: earlier.until.toISOString(),
});
