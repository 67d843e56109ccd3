import { complianceOf, type TicketStatus } from '@rep13/contracts-sla/constants';
import type { RunningDeadline } from './running-deadline.ts';
import * as clock from './ticket-clock.ts';
import type { TicketClockStepName, TicketStep } from './ticket-step.ts';
import type { UserNotification } from './user-notification.ts';

/** What the clocks of a ticket know and store. */
export interface ClockedTicket {
  readonly status: TicketStatus;
  readonly authorityContactDate: Date;
  readonly dueAt: Date;
  readonly responseDate: Date | null;
  readonly forwardedDate: Date | null;
  readonly pausedAt: Date | null;
  readonly clientReadAt: Date | null;
  readonly answer: RunningDeadline;
  readonly client: RunningDeadline;
  readonly authorityWait: RunningDeadline;
  readonly userTold: UserNotification;
  readonly owesUser: boolean;
  slaCompliant: boolean;
  warnedPercent: number;
  escalatedAt: Date | null;
}

/**
 * The clocks of a ticket. Neither the promise to acknowledge nor the authority's own date is moved by what we do; only
 * the client's time stands while we wait for the authority itself, whose time to answer us runs then. What the user
 * concerned is owed outlasts the order.
 */
export function checkClocks(ticket: ClockedTicket, now: Date): TicketStep[] {
  adoptEarlierForwarding(ticket, now);
  adoptEarlierWait(ticket, now);
  const steps = [...breach(ticket, now), ...warn(ticket, now), ...answerSteps(ticket, now)];
  steps.push(...(ticket.pausedAt ? authoritySteps(ticket, now) : clientSteps(ticket, now)));
  if (ticket.userTold.check(now)) steps.push('user-remind');
  return steps.map((name) => ({
    name,
    fromStatus: ticket.status,
    toStatus: ticket.status,
    byClock: true,
  }));
}

/** When the next step of a clock is due; null when none is. */
export function nextCheckAt(ticket: ClockedTicket): Date | null {
  const acknowledgement =
    complianceOf(ticket) === 'so-far'
      ? clock.nextDeadline(ticket.authorityContactDate, ticket.warnedPercent)
      : null;
  const theirs = ticket.pausedAt ? ticket.authorityWait : ticket.client;
  const user = ticket.userTold.nextCheckAt(ticket.owesUser);
  return clock.earliest(acknowledgement, ticket.answer.nextCheckAt, theirs.nextCheckAt, user);
}

function breach(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  if (complianceOf(ticket) !== 'so-far' || !clock.isMissed(ticket.authorityContactDate, now)) return [];
  ticket.slaCompliant = false;
  return ['breach'];
}

/** After a standstill only the latest warning is worth a mail. */
function warn(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  const percent = clock.passedPercent(ticket.authorityContactDate, now);
  if (complianceOf(ticket) !== 'so-far' || percent === 0 || percent <= ticket.warnedPercent) return [];
  ticket.warnedPercent = percent;
  return [`warn-${percent}`];
}

function answerSteps({ answer }: ClockedTicket, now: Date): TicketClockStepName[] {
  const reached = answer.check(now);
  if (reached === null) return [];
  return [reached === 'missed' ? 'answer-miss' : `answer-warn-${reached}`];
}

/** A client who has read it is not called again; the escalation contact is called once. */
function clientSteps(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  const reached = ticket.client.check(now);
  if (reached === null) return [];
  if (reached !== 'missed') return reached === 50 && !ticket.clientReadAt ? ['client-remind'] : [];
  if (ticket.clientReadAt || ticket.escalatedAt) return ['client-miss'];
  ticket.escalatedAt = now;
  return ['escalate'];
}

/** Reminded once, at half of its time; at the end the order is ours again. */
function authoritySteps({ authorityWait }: ClockedTicket, now: Date): TicketClockStepName[] {
  const reached = authorityWait.check(now);
  if (reached === 'missed') return ['authority-miss'];
  return reached === 50 ? ['authority-remind'] : [];
}

/** Earlier versions waited for an authority without an end. */
function adoptEarlierWait({ pausedAt, authorityWait }: ClockedTicket, now: Date): void {
  if (pausedAt && !authorityWait.isOpen)
    authorityWait.start(pausedAt, clock.authorityWaitUntil(pausedAt), now);
}

/** While the version before runs beside this one, it forwards tickets without this clock. */
function adoptEarlierForwarding(
  { status, client, forwardedDate, escalatedAt }: ClockedTicket,
  now: Date,
): void {
  if (status !== 'forwarded' || client.startedAt || !forwardedDate || escalatedAt) return;
  client.start(forwardedDate, clock.escalationAt(forwardedDate), now);
}
