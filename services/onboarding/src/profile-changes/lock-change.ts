import { lockOneOrFail } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { lockSignupOrFail } from '../signups/index.ts';
import { ProfileChange } from './profile-change.entity.ts';

/** The signup is locked first, as where a change is asked for: two that wait for each other would both fail. */
export async function lockChange(db: EntityManager, where: { id: number; signupId?: number }) {
  const seen = await db.findOneBy(ProfileChange, where);
  if (!seen) return null;
  const signup = await lockSignupOrFail(db, seen.signupId);
  const change = await lockOneOrFail(db, ProfileChange, { id: seen.id });
  return { change, signup };
}
