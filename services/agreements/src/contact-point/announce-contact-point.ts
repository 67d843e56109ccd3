import { ContactPointDesignated, ContactPointWithdrawn } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';
import type { Mandate } from '../mandates/mandate.entity.ts';

/** Says what the point of contact is from now on. */
export function announceContactPoint(
  outbox: Scope['outbox'],
  mandate: Mandate,
  now: Date,
  addendumSha256?: string,
): void {
  const { signupId, registerNumber, contactPointSince } = mandate;
  const [whose, at] = [{ signupId, registerNumber }, now.toISOString()];
  if (contactPointSince) outbox.add(ContactPointDesignated, { ...whose, designatedAt: at, addendumSha256 });
  else outbox.add(ContactPointWithdrawn, { ...whose, withdrawnAt: at });
}
