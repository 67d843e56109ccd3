import type { SessionData } from './session-data.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts, in milliseconds: without a request, and at all. */
export const SESSION_LIMITS = {
  visitor: { idle: 12 * HOUR, absolute: 7 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;

/** A request less than this after the last one noted is not noted. */
const NOTE_EVERY = MINUTE;

type Times = Pick<SessionData, 'bornAt' | 'seenAt'>;

/** When the session ends if nothing more comes, epoch milliseconds. */
export const endOf = ({ bornAt, seenAt }: Times): number =>
  Math.min(seenAt + SESSION_LIMITS.visitor.idle, bornAt + SESSION_LIMITS.visitor.absolute);

/** What is still valid of a stored session: all of it, the part without the admin, or nothing. */
export function stillValid<S extends SessionData>(stored: S, now: number): S | undefined {
  if (endOf(stored) <= now) return undefined;
  const { admin } = stored;
  if (!admin) return stored;
  const idle = now - stored.seenAt >= SESSION_LIMITS.admin.idle;
  const tooLong = now - admin.signedInAt >= SESSION_LIMITS.admin.absolute;
  if (!idle && !tooLong) return stored;
  const { admin: _ended, ...rest } = stored;
  return rest as S;
}

export const isWorthNoting = ({ seenAt }: Times, now: number): boolean => now - seenAt >= NOTE_EVERY;
