import {
  isAwaitingAcknowledgement,
  type TicketClockName,
  type TicketStatus,
} from '@rep13/contracts-constants';
import type { RunningDeadline } from './running-deadline.ts';
import * as clock from './ticket-clock.ts';
import type { TicketClockStepName, TicketStep } from './ticket-step.ts';

/** What the clocks of a ticket know and keep. */
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
  slaCompliant: boolean;
  warnedPercent: number;
  escalatedAt: Date | null;
}

/**
 * The three clocks of a ticket. The promise to acknowledge never stands still; the answer to the authority and that of
 * the client stand while we wait for the authority itself.
 */
export function checkClocks(ticket: ClockedTicket, now: Date): TicketStep[] {
  adoptEarlierForwarding(ticket, now);
  const said = [...breach(ticket, now), ...warn(ticket, now)];
  if (ticket.pausedAt === null) said.push(...answerSays(ticket, now), ...clientSays(ticket, now));
  return said.map((name) => ({
    name,
    fromStatus: ticket.status,
    toStatus: ticket.status,
    byClock: true,
  }));
}

/** When a clock has something to say next; null when none has. */
export function nextCheckAt(ticket: ClockedTicket): Date | null {
  const acknowledgement = isAwaitingAcknowledgement(ticket)
    ? clock.nextDeadline(ticket.authorityContactDate, ticket.warnedPercent)
    : null;
  if (ticket.pausedAt) return acknowledgement;
  return clock.earliest(acknowledgement, ticket.answer.nextCheckAt, ticket.client.nextCheckAt);
}

/** What is to be done next: missed promises are still to be kept, however late. */
export function nextDueOf(ticket: ClockedTicket): {
  nextDueAt: Date | null;
  nextDue: TicketClockName | null;
} {
  const due: [TicketClockName, Date | null][] = [['acknowledge', ticket.responseDate ? null : ticket.dueAt]];
  if (!ticket.pausedAt) {
    if (ticket.answer.isOpen) due.push(['answer', ticket.answer.dueAt]);
    if (ticket.client.isOpen) due.push(['client', ticket.client.dueAt]);
  }
  const nextDueAt = ticket.status === 'closed' ? null : clock.earliest(...due.map(([, at]) => at));
  return { nextDueAt, nextDue: nextDueAt && (due.find(([, at]) => at === nextDueAt)?.[0] ?? null) };
}

function breach(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  if (!isAwaitingAcknowledgement(ticket) || !clock.isMissed(ticket.authorityContactDate, now)) return [];
  ticket.slaCompliant = false;
  return ['breach'];
}

/** After a standstill only the latest warning is worth a mail. */
function warn(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  const percent = clock.passedPercent(ticket.authorityContactDate, now);
  if (!isAwaitingAcknowledgement(ticket) || percent === 0 || percent <= ticket.warnedPercent) return [];
  ticket.warnedPercent = percent;
  return [`warn-${percent}`];
}

function answerSays({ answer }: ClockedTicket, now: Date): TicketClockStepName[] {
  const said = answer.check(now);
  if (said === null) return [];
  return [said === 'missed' ? 'answer-miss' : `answer-warn-${said}`];
}

/** Whoever has read it is not called again; the escalation contact is called once. */
function clientSays(ticket: ClockedTicket, now: Date): TicketClockStepName[] {
  const said = ticket.client.check(now);
  if (said === null) return [];
  if (said !== 'missed') return said === 50 && !ticket.clientReadAt ? ['client-remind'] : [];
  if (ticket.clientReadAt || ticket.escalatedAt) return ['client-miss'];
  ticket.escalatedAt = now;
  return ['escalate'];
}

/** While the version before runs beside this one, it forwards tickets without this clock. */
function adoptEarlierForwarding(
  { status, client, forwardedDate, escalatedAt }: ClockedTicket,
  now: Date,
): void {
  if (status !== 'forwarded' || client.startedAt || !forwardedDate || escalatedAt) return;
  client.start(forwardedDate, clock.escalationAt(forwardedDate), now);
}
