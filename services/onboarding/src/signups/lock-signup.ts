import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/** A signup, suspended or not, whose money moves in one transaction after the other. */
export const lockSignup = (db: EntityManager, signupId: number): Promise<Signup | null> =>
  db.findOne(Signup, { where: { id: signupId }, lock: { mode: 'for_no_key_update' } });

/** The same for one that there must be. @throws NotFound */
export async function lockSignupOrFail(db: EntityManager, signupId: number): Promise<Signup> {
  const signup = await lockSignup(db, signupId);
  if (!signup) throw new NotFound();
  return signup;
}
