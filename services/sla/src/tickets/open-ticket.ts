import { CONTACT_DATE_MAX_AGE_DAYS } from '@rep13/contracts-sla/constants';
import { CONTACT_DATE_SKEW_MINUTES } from '@rep13/contracts-authority-requests/constants';
import { DAY_MS, MESSAGES, MINUTE_MS } from '@rep13/contracts-constants';
import type { Scope } from '@rep13/service-kit';
import { recordSteps } from './record-steps.ts';
import type { NewTicket } from './new-ticket.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { nextTicketNumber } from './ticket-numbers.ts';
import { ImpossibleContactDate, type ContactPath } from './tickets.errors.ts';

/** Pure. @throws ImpossibleContactDate for a time ahead, or so far back that it must be a slip. */
export function requirePossibleContact(
  contactDate: string,
  now: Date,
  path: ContactPath = 'authorityContactDate',
): void {
  const age = now.getTime() - new Date(contactDate).getTime();
  if (age < -CONTACT_DATE_SKEW_MINUTES * MINUTE_MS) {
    throw new ImpossibleContactDate(path, MESSAGES.authorityContactDateFuture);
  }
  if (age > CONTACT_DATE_MAX_AGE_DAYS * DAY_MS) {
    throw new ImpossibleContactDate(path, MESSAGES.authorityContactDateTooOld);
  }
}

/** Opens a ticket in the transaction of what it is opened for. Its clock runs from the authority's contact. */
export async function openTicket(scope: Scope, order: NewTicket, now: Date): Promise<SlaTicket> {
  const number = await nextTicketNumber(scope.db, now);
  const ticket = SlaTicket.open(order, number, now);
  const late = ticket.checkDeadlines(now);
  await scope.db.save(ticket);
  const opened = { name: 'open', fromStatus: null, toStatus: ticket.status, byClock: false } as const;
  await recordSteps(scope, ticket, [opened, ...late]);
  return ticket;
}
