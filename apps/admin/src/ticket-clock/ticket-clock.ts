import { SECOND_MS } from '@rep13/contracts-constants';
import type { TicketClockName } from '@rep13/contracts-sla/constants';
import type { TicketView } from '@rep13/contracts-sla';
import { formatDuration, type Tone } from '@rep13/ui';

const HOUR_S = 3_600;
/** From here on what is due is near: it is shown in red. */
const NEAR_S = 4 * HOUR_S;

export interface TicketClock {
  readonly tone: Tone;
  readonly text: string;
}

/** What each clock counts to. */
export const DUE_LABELS: Record<TicketClockName, string> = {
  message: 'Read the message',
  acknowledge: 'Acknowledge',
  answer: 'Answer the authority',
  client: 'Client’s answer',
  authority: 'Authority’s answer',
  step: 'Next step',
};

export interface DueNext extends TicketClock {
  /** What is to be done. */
  readonly what: string;
}

/**
 * What is due next about an order, and in which time: the one answer of the header, of lists and of the order's page.
 * Null of an order that waits for nothing.
 */
export function dueNext(
  { nextDue, nextDueAt }: Pick<TicketView, 'nextDue' | 'nextDueAt'>,
  now: number,
): DueNext | null {
  return nextDue && nextDueAt ? { ...dueIn(nextDueAt, now), what: DUE_LABELS[nextDue] } : null;
}

/** What is due by a time, without seconds, so that a list of them is at rest. */
export function dueIn(dueAt: string, now: number): TicketClock {
  const seconds = Math.floor((Date.parse(dueAt) - now) / SECOND_MS);
  const duration = formatDuration(Math.abs(seconds) * SECOND_MS);
  // Colour is for what is near or missed; what has time is plain.
  return {
    tone: seconds < NEAR_S ? 'bad' : 'neutral',
    text: seconds < 0 ? `Late by ${duration}` : `${duration} left`,
  };
}

/** From the authority's contact to our acknowledgement, such as "3 h 15 min". */
export const acknowledgedAfter = (authorityContactDate: string, responseDate: string): string =>
  formatDuration(Date.parse(responseDate) - Date.parse(authorityContactDate));
