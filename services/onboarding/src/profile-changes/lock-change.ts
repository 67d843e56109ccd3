import { lockOneOrFail, NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { ProfileChange } from './profile-change.entity.ts';

/** @throws NotFound */
export async function lockSignup(db: EntityManager, id: number): Promise<Signup> {
  const signup = await db.findOne(Signup, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!signup) throw new NotFound();
  return signup;
}

/** The signup is locked first, as where a change is asked for: two that wait for each other would both fail. */
export async function lockChange(db: EntityManager, where: { id: number; signupId?: number }) {
  const seen = await db.findOneBy(ProfileChange, where);
  if (!seen) return null;
  const signup = await lockSignup(db, seen.signupId);
  const change = await lockOneOrFail(db, ProfileChange, { id: seen.id });
  return { change, signup };
}
