import { ADDRESS_FIELDS } from '@rep13/contracts-onboarding';
import { hashPassword, passwordFault, ValidationFailed } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';

/**
 * The hash of a password that a client chose. `whose` says which client, known to us or not.
 * @throws ValidationFailed for one that is easy to guess
 */
export async function hashNewPassword(
  db: EntityManager,
  whose: { id: number } | { clientId: string },
  password: string,
): Promise<string> {
  const message = await passwordFault(password, await knownOf(db, whose));
  if (message) throw new ValidationFailed([{ path: 'password', message }]);
  return hashPassword(password);
}

/** What strangers may know of a client. */
async function knownOf(
  db: EntityManager,
  whose: { id: number } | { clientId: string },
): Promise<(string | null)[]> {
  const signup = await db.findOneBy(Signup, whose);
  if (!signup) return [];
  return [signup.clientId, signup.companyName, ...ADDRESS_FIELDS.map((field) => signup[field])];
}
