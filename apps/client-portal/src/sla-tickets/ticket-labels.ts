import type { ClientTicketView } from '@rep13/contracts-sla';
import { formatDateTime, formatDuration, type Tone } from '@rep13/ui';
import { waitForClient, type ClientWait } from './wait-for-client.ts';

export const URGENCY_TONE: Record<ClientTicketView['urgencyLevel'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'bad',
  critical: 'bad',
};

export const STATUS_TEXT: Record<ClientTicketView['status'], string> = {
  pending: 'Pending',
  acknowledged: 'Acknowledged',
  forwarded: 'Forwarded to you',
  in_progress: 'In progress',
  awaiting_authority: 'Waiting for the authority',
  responded: 'Answered',
  closed: 'Closed',
};

/** A time that nobody knows is not over. */
const isPast = (at: string | undefined, now: Date): boolean =>
  at !== undefined && new Date(at).getTime() <= now.getTime();

/** Our own promise is over, and unkept. */
export const isLate = ({ status, dueAt }: ClientTicketView, now: Date): boolean =>
  status === 'pending' && isPast(dueAt, now);

/** How long ago a time was that is over. */
const lateness = (at: string | undefined, now: Date): string =>
  formatDuration(now.getTime() - Date.parse(at ?? ''));

/** What comes next for an order, and from whom. A time that is over is named as missed, never promised. */
export function whatComesNext(ticket: ClientTicketView, now: Date): string {
  const wait = waitForClient(ticket, now);
  if (wait) return whatWeWaitFor(wait);
  switch (ticket.status) {
    case 'pending':
      return isLate(ticket, now)
        ? `Acknowledgement is ${lateness(ticket.dueAt, now)} late: it was due by ${formatDateTime(ticket.dueAt)}. Our staff were warned.`
        : `Next: one of us acknowledges it to the authority, by ${formatDateTime(ticket.dueAt)}.`;
    case 'acknowledged':
      return 'The authority knows that we have it. Next: we forward it to you.';
    case 'forwarded':
      return 'We have your answer. Next: we prepare the reply to the authority.';
    case 'in_progress':
      return 'We are preparing the reply to the authority.';
    case 'awaiting_authority':
      return 'We asked the authority a question and wait for its answer.';
    case 'responded':
      return 'We replied to the authority. Next: we close the order.';
    case 'closed':
      return 'Nothing is left to do.';
  }
}

function whatWeWaitFor({ until, isLate, isRead, standsStill }: ClientWait): string {
  if (standsStill)
    return 'We asked the authority a question and wait for its answer. Until then your time to answer stands still.';
  if (isLate) return `We asked for your answer by ${formatDateTime(until)}. Next: please answer it now.`;
  return `Next: please ${isRead ? '' : 'read it and '}answer by ${formatDateTime(until)}.`;
}

/** Everything that is not closed counts as active. */
export const activeOf = (tickets: readonly ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status !== 'closed');

export const closedOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ status }) => status === 'closed');

export const violationsOf = (tickets: ClientTicketView[]): ClientTicketView[] =>
  tickets.filter(({ slaCompliant }) => !slaCompliant);
