import type { SignedIn } from './session-data.ts';

/** How long after a proof of who one is a session may do what needs one. */
export const STEP_UP_MS = 10 * 60_000;

/** Until when, in epoch milliseconds. Signing in is a proof too. */
export const provenUntil = ({ signedInAt, provenAt = 0 }: SignedIn): number =>
  Math.max(signedInAt, provenAt) + STEP_UP_MS;
