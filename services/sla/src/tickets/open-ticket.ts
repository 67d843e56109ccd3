import { CONTACT_DATE_MAX_AGE_DAYS, CONTACT_DATE_SKEW_MINUTES, MESSAGES } from '@rep13/contracts-constants';
import { ImpossibleContactDate } from './tickets.errors.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Pure. @throws ImpossibleContactDate for a time ahead, or so far back that it must be a slip. */
export function requirePossibleContact(contactDate: string, now: Date): void {
  const age = now.getTime() - new Date(contactDate).getTime();
  if (age < -CONTACT_DATE_SKEW_MINUTES * MINUTE_MS) {
    throw new ImpossibleContactDate(MESSAGES.authorityContactDateFuture);
  }
  if (age > CONTACT_DATE_MAX_AGE_DAYS * DAY_MS) {
    throw new ImpossibleContactDate(MESSAGES.authorityContactDateTooOld);
  }
}
