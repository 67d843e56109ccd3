import { DAY_MS, MINUTE_MS, MESSAGES } from '@rep13/contracts-constants';

/** Clocks of staff may be fast by so much before a contact date counts as lying in the future, in minutes. */
export const CONTACT_DATE_SKEW_MINUTES = 5;

/** No authority gives more time, and none that wrote lately named an earlier day: further off it is a slip. */
const DEADLINE_MAX_DAYS = 366;

/**
 * Why this is asked again as the time by which an authority wants its answer, or nothing. One that has passed may be so,
 * where an order came late; `isPast`: somebody says that it is. The same for forms and for services.
 */
export function deadlineFault(at: number, now: number, isPast: boolean): string | undefined {
  if (at > now + DEADLINE_MAX_DAYS * DAY_MS) return MESSAGES.deadlineTooFar;
  if (at < now - DEADLINE_MAX_DAYS * DAY_MS) return MESSAGES.deadlineTooOld;
  const hasPassed = at < now - CONTACT_DATE_SKEW_MINUTES * MINUTE_MS;
  return hasPassed && !isPast ? MESSAGES.deadlinePast : undefined;
}
