import { HOUR_MS } from '@rep13/contracts-constants';

/** When a request that was made then can no longer be answered. */
export const endOf = (requestedAt: string, hours: number): Date =>
  new Date(Date.parse(requestedAt) + hours * HOUR_MS);

/** What a link may still live, so that it ends with its request, however late its mail is sent. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.floor((until.getTime() - now.getTime()) / 1_000));
