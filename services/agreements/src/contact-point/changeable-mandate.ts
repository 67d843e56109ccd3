import { SuspendedMayNotSign } from '../agreements/agreements.errors.ts';
import type { Mandate } from '../mandates/mandate.entity.ts';
import { MandateNotInForce } from '../mandates/mandates.errors.ts';

/** A mandate that its client may change now. @throws MandateNotInForce, SuspendedMayNotSign */
export function changeableMandate(mandate: Mandate | null, now: Date): Mandate {
  if (!mandate?.isRelied(now)) throw new MandateNotInForce();
  if (mandate.suspendedAt) throw new SuspendedMayNotSign();
  return mandate;
}
