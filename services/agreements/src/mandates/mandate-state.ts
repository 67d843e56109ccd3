import type { MandateState, PublicMandateState } from '@rep13/contracts-agreements/constants';

/** What a mandate's state follows from, and nothing else: not whether the client owes us money, see ADR 54. */
export interface MandateFacts {
  readonly beganAt: Date | null;
  /** Its last moment, once notice was given. */
  readonly endsAt: Date | null;
  readonly runOffUntil: Date | null;
}

/**
 * Pure, and the only place where it is decided: page, look-up, badge, certificate, credential and `/verify` can't
 * disagree. By the clock, not by when a job came to it.
 */
export function mandateStateAt({ beganAt, endsAt, runOffUntil }: MandateFacts, now: Date): MandateState {
  const isOver = endsAt !== null && endsAt <= now;
  // What never began has no time that orders could be about: it has no run-off.
  if (!beganAt) return isOver ? 'ended' : 'awaiting';
  if (!isOver) return endsAt ? 'ending' : 'in_force';
  return runOffUntil && runOffUntil > now ? 'run_off' : 'ended';
}

/** What strangers are told; null of a mandate that never began: for them there is none. */
export function publicStateAt(facts: MandateFacts, now: Date): PublicMandateState | null {
  const state = mandateStateAt(facts, now);
  return facts.beganAt === null || state === 'awaiting' ? null : state;
}

/** Whether everybody may rely on it: the agreement is in force to its last moment, notice or not. */
export const isReliedOn = (state: MandateState | null): boolean => state === 'in_force' || state === 'ending';
