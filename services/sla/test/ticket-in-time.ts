import { HOUR_MS } from '@rep13/contracts-constants';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { NewTicket } from '../src/tickets/new-ticket.ts';
import { SlaTicket } from '../src/tickets/sla-ticket.entity.ts';

const CONTACT = '2026-11-20T09:00:00.000Z';

/** So many hours after the authority's contact. */
export const after = (hours: number) => new Date(new Date(CONTACT).getTime() + hours * HOUR_MS);

/** A ticket entered so many hours after the contact. */
export const openTicket = (hours = 0, given: Partial<NewTicket> = {}) =>
  SlaTicket.open(
    {
      source: 'staff',
      client: { signupId: 123_456_789, companyName: 'Acme Inc.' },
      authorityName: 'ACM',
      authorityContactDate: new Date(CONTACT),
      ...given,
    },
    'SLA-2026-00001',
    after(hours),
  );

/** An order ends here as one that its authority has withdrawn, unless what was done about it is recorded. */
export const act = (ticket: SlaTicket, action: TicketAction, hours: number, reason: string | null = null) => {
  const closedAs = action === 'close' && ticket.outcome === null ? ('withdrawn' as const) : null;
  return ticket.move(action, { reason, closedAs }, after(hours)).map(({ name }) => name);
};
export const check = (ticket: SlaTicket, hours: number) =>
  ticket.checkDeadlines(after(hours)).map(({ name }) => name);
