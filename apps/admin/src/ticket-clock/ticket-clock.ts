import type { TicketView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { formatDuration, type Tone } from '@rep13/ui';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** From here on an order is pressing. */
const PRESSING_S = 6 * HOUR_S;

type Timed = Pick<TicketView, 'authorityContactDate' | 'dueAt' | 'responseDate'>;

export interface TicketClock {
  tone: Tone;
  text: string;
  isRunning: boolean;
}

/** Until when an order is to be acknowledged: 24 plain hours after it reached us. */
export function dueAt({
  dueAt: due,
  authorityContactDate,
}: Pick<Timed, 'dueAt' | 'authorityContactDate'>): Date {
  if (due) return new Date(due);
  return new Date(new Date(authorityContactDate).getTime() + AUTHORITY_RESPONSE_HOURS * HOUR_S * SECOND_MS);
}

/** What an order's clock says: it counts down until somebody acknowledges the order, then it stands. */
export function clockOf(ticket: Timed & Pick<TicketView, 'slaCompliant'>, now: number): TicketClock {
  if (ticket.responseDate !== null) {
    const text = `Acknowledged after ${acknowledgedAfter(ticket.authorityContactDate, ticket.responseDate)}`;
    return { tone: ticket.slaCompliant ? 'good' : 'bad', text, isRunning: false };
  }
  const seconds = Math.floor((dueAt(ticket).getTime() - now) / SECOND_MS);
  if (seconds < 0) return { tone: 'bad', text: `Late by ${duration(-seconds)}`, isRunning: true };
  return {
    tone: seconds < PRESSING_S ? 'bad' : 'waiting',
    text: `${duration(seconds)} left`,
    isRunning: true,
  };
}

/** From the authority's contact to our acknowledgement, such as "3 h 15 min". */
export const acknowledgedAfter = (authorityContactDate: string, responseDate: string): string =>
  formatDuration(Date.parse(responseDate) - Date.parse(authorityContactDate));

/** Such as "5 h 07 min 09 s", of constant width within the day. */
export function duration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_S);
  return `${hours} h ${two(Math.floor((seconds % HOUR_S) / MINUTE_S))} min ${two(seconds % MINUTE_S)} s`;
}

/** The orders that nobody has acknowledged, the one whose time ends first at the top. */
export function byUrgency<T extends Timed & Pick<TicketView, 'status'>>(tickets: readonly T[]): T[] {
  return tickets
    .filter(({ responseDate, status }) => responseDate === null && status !== 'closed')
    .sort((one, other) => dueAt(one).getTime() - dueAt(other).getTime());
}
