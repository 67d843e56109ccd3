import { DAY_MS, type Moment } from '@rep13/contracts-constants';
import { formatDate } from '@rep13/ui';

/** Long enough to reach an officer who is on holiday. */
const SOON_MS = 30 * DAY_MS;

export type KeyEnd = 'none' | 'later' | 'soon' | 'past';

/** Whether a key or certificate ends by itself. @param now epoch milliseconds */
export function keyEnd(validUntil: Moment | null | undefined, now: number): KeyEnd {
  if (!validUntil) return 'none';
  const left = new Date(validUntil).getTime() - now;
  if (left <= 0) return 'past';
  return left < SOON_MS ? 'soon' : 'later';
}

/** The same in words, for a key that ends. */
export const keyEndText = (validUntil: Moment, end: KeyEnd): string =>
  `${end === 'past' ? 'Ended' : 'Ends'} by itself on ${formatDate(validUntil)}`;
