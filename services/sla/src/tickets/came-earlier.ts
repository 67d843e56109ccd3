import type { SlaTicket } from './sla-ticket.entity.ts';
import * as clock from './ticket-clock.ts';
import type { TicketStep } from './ticket-step.ts';

/**
 * An order turns out to have reached us earlier than was known: the promise to acknowledge it counts from then, also one
 * that was met meanwhile. Never later.
 */
export function cameEarlier(ticket: SlaTicket, at: Date, now: Date): TicketStep[] {
  if (at >= ticket.authorityContactDate) return [];
  const { responseDate, status } = ticket;
  Object.assign(ticket, { authorityContactDate: at, nextDeadlineAt: now });
  if (responseDate) {
    ticket.responseTimeHours = clock.hoursBetween(at, responseDate);
    if (clock.isMissed(at, responseDate)) ticket.slaCompliant = false;
  }
  const [fromStatus, toStatus] = [status, status];
  return [...ticket.checkDeadlines(now), { name: 'mail-came-earlier', fromStatus, toStatus, byClock: false }];
}
