import { DAY_MS, HOUR_MS } from '@rep13/contracts-constants';

/** How far two misses are apart at least before anybody is told: a page may be away for a night. */
export const MISSES_APART_MS = DAY_MS;

/** How long nothing can be said of a website before staff has to look: three weekly readings more than the first. */
export const UNJUDGED_FOR_MS = 21 * DAY_MS;

/** How long the word of a person counts for a website that no program can judge. */
export const CONFIRMED_FOR_MS = 182 * DAY_MS;

/**
 * A client has a day to publish before we look, and not all clients of one hour are looked at in one hour: they are
 * spread over a second day, each with a place of its own.
 */
export const firstCheckAt = (signupId: number, began: Date): Date =>
  new Date(began.getTime() + DAY_MS + ((signupId * 7_919) % (24 * 60)) * 60_000);

/** After the first of two misses the second look comes as soon as it counts. */
export function nextCheckAfter(
  now: Date,
  { firstMissedAt, state, everyDays }: { firstMissedAt: Date | null; state: string; everyDays: number },
): Date {
  if (firstMissedAt && state !== 'missing')
    return new Date(Math.max(firstMissedAt.getTime() + MISSES_APART_MS, now.getTime() + HOUR_MS));
  return new Date(now.getTime() + everyDays * DAY_MS);
}
