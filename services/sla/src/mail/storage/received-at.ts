import { DAY_MS } from '@rep13/contracts-constants';

/** Who has a mailbox's password can store a mail with any time. */
const OLDEST_MS = 30 * DAY_MS;

/**
 * From when the 24 hours of a mail count: the earlier of when its mailbox took it and when our own server stamped it, never
 * later than when we saw it. What is too long ago to be so counts from when we saw it.
 */
export function receivedAtOf(times: {
  readonly internalAt: Date | null;
  readonly traceAt: Date | null;
  readonly seenAt: Date;
}): { readonly receivedAt: Date; readonly isOdd: boolean } {
  const { internalAt, traceAt, seenAt } = times;
  const known = [internalAt, traceAt, seenAt].flatMap((time) => time?.getTime() ?? []);
  const first = new Date(Math.min(...known));
  const isOdd = seenAt.getTime() - first.getTime() > OLDEST_MS;
  return { receivedAt: isOdd ? seenAt : first, isOdd };
}
