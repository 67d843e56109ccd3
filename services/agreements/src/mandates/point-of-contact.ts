import type { PointOfContactView } from '@rep13/contracts-agreements';
import type { MandateState } from '@rep13/contracts-agreements/constants';
import type { Mandate } from './mandate.entity.ts';

type Known = Pick<Mandate, 'beganAt' | 'contactPointSince'>;

/**
 * Pure, and the only place where it is decided: page, certificate, credential and portal can't disagree. It is a part of the
 * mandate: it begins no earlier, and stays to the end of the run-off.
 */
export function pointOfContactOf(
  { beganAt, contactPointSince: chosenAt }: Known,
  state: MandateState,
): PointOfContactView {
  if (!chosenAt || state === 'ended') return { designated: false, since: null };
  const since = beganAt && (beganAt > chosenAt ? beganAt : chosenAt);
  return { designated: true, since: since?.toISOString() ?? null };
}
