import { HOUR_MS } from '@rep13/contracts-constants';
/** Links of one kind that one account's contact is mailed in an hour, however often strangers ask. */
export const LINKS_PER_HOUR = 3;

/** When links were mailed within the hour, with one more now; undefined if there were enough already. */
export function withOneMoreLink(mailedAt: readonly Date[], now: Date): Date[] | undefined {
  const recent = mailedAt.filter((at) => now.getTime() - at.getTime() < HOUR_MS);
  return recent.length < LINKS_PER_HOUR ? [...recent, now] : undefined;
}
