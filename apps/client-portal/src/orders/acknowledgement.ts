import type { ClientTicketView } from '@rep13/contracts-sla';
import { formatDateTime, formatDuration } from '@rep13/ui';

/** A time that nobody knows is not over. */
const isPast = (at: string | undefined, now: Date): boolean =>
  at !== undefined && new Date(at).getTime() <= now.getTime();

/** Our own promise is over, and unkept. */
export const isLate = ({ status, dueAt }: ClientTicketView, now: Date): boolean =>
  status === 'pending' && isPast(dueAt, now);

/** How long ago a time was that is over. */
const lateness = (at: string | undefined, now: Date): string =>
  formatDuration(now.getTime() - Date.parse(at ?? ''));

/** By when it is promised, or how late it is. */
export const acknowledgement = (ticket: ClientTicketView, now: Date): string =>
  isLate(ticket, now)
    ? `${ticket.reachedClientAt ? 'Our first step' : 'Acknowledgement'} is ${lateness(ticket.dueAt, now)} late: it was due by ${formatDateTime(ticket.dueAt)}. Our team has been alerted.`
    : `Next: we ${ticket.reachedClientAt ? 'start work on it' : 'acknowledge it to the authority'}, by ${formatDateTime(ticket.dueAt)}.`;
