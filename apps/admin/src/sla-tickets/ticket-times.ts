import { CONTACT_DATE_MAX_AGE_DAYS } from '@rep13/contracts-sla/constants';
import { CONTACT_DATE_SKEW_MINUTES } from '@rep13/contracts-authority-requests/constants';
import { DAY_MS, MESSAGES, MINUTE_MS } from '@rep13/contracts-constants';

/** A moment as a field of date and time wants it, in this computer's zone. */
export function toField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}

/** What was typed into such a field, in UTC. */
export const fromField = (typed: string): string => new Date(typed).toISOString();

/** Why an order can't have come then, or nothing. The same rules as the server's. */
export function contactProblem(typed: string | undefined, now: number): string | undefined {
  const moment = new Date(typed ?? NaN).getTime();
  if (Number.isNaN(moment)) return 'Please give date and time';
  if (moment > now + CONTACT_DATE_SKEW_MINUTES * MINUTE_MS) return MESSAGES.authorityContactDateFuture;
  if (moment < now - CONTACT_DATE_MAX_AGE_DAYS * DAY_MS) return MESSAGES.authorityContactDateTooOld;
  return undefined;
}
