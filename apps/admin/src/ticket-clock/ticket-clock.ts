import type { TicketView } from '@rep13/contracts-sla';
import { formatDuration, type Tone } from '@rep13/ui';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** From here on what is due is near: it is shown in red. */
const NEAR_S = 4 * HOUR_S;

type Timed = Pick<TicketView, 'authorityContactDate' | 'dueAt' | 'responseDate'>;

export interface TicketClock {
  tone: Tone;
  text: string;
  isRunning: boolean;
}

/** What an order's clock says: it counts down until somebody acknowledges the order, then it stands. */
export function clockOf(ticket: Timed & Pick<TicketView, 'slaCompliant'>, now: number): TicketClock {
  if (ticket.responseDate !== null) {
    const text = `Acknowledged after ${acknowledgedAfter(ticket.authorityContactDate, ticket.responseDate)}`;
    return { tone: ticket.slaCompliant ? 'good' : 'bad', text, isRunning: false };
  }
  const seconds = secondsTo(ticket.dueAt, now);
  if (seconds < 0) return { tone: 'bad', text: `Late by ${duration(-seconds)}`, isRunning: true };
  return { tone: toneOf(seconds), text: `${duration(seconds)} left`, isRunning: true };
}

/** What is due by a time, without seconds, so that a list of them is at rest. */
export function dueIn(dueAt: string, now: number): Pick<TicketClock, 'tone' | 'text'> {
  const seconds = secondsTo(dueAt, now);
  const words = formatDuration(Math.abs(seconds) * SECOND_MS);
  return { tone: toneOf(seconds), text: seconds < 0 ? `Late by ${words}` : `${words} left` };
}

const secondsTo = (dueAt: string, now: number): number => Math.floor((Date.parse(dueAt) - now) / SECOND_MS);

/** Colour is for what is near or missed; what has time is plain. */
const toneOf = (seconds: number): Tone => (seconds < NEAR_S ? 'bad' : 'neutral');

/** From the authority's contact to our acknowledgement, such as "3 h 15 min". */
export const acknowledgedAfter = (authorityContactDate: string, responseDate: string): string =>
  formatDuration(Date.parse(responseDate) - Date.parse(authorityContactDate));

/** Such as "5 h 07 min 09 s", of constant width within the day. */
export function duration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_S);
  return `${hours} h ${two(Math.floor((seconds % HOUR_S) / MINUTE_S))} min ${two(seconds % MINUTE_S)} s`;
}
