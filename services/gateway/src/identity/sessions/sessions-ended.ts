import type { SessionsEnded } from '@rep13/contracts-gateway';

/** Whose sessions. */
export interface Owner {
  readonly as: 'client' | 'admin';
  readonly id: number;
}

/** What the audit log is told when sessions end before their time. */
export const sessionsEnded = (
  { as, id }: Owner,
  why: SessionsEnded['why'],
  sessions: number,
): SessionsEnded => ({
  account: as,
  ...(as === 'admin' ? { adminUserId: id } : { signupId: id }),
  why,
  sessions,
});
