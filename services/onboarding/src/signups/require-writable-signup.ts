import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/**
 * The signup is there, and stays unsuspended until the transaction ends.
 * @param lock `for_no_key_update` also lets changes of the same signup come one after the other.
 * @throws NotFound, AccountSuspended
 */
export async function requireWritableSignup(
  db: EntityManager,
  signupId: number,
  lock: 'pessimistic_read' | 'for_no_key_update' = 'pessimistic_read',
): Promise<void> {
  const signup = await db.findOne(Signup, {
    select: { id: true, accountStatus: true },
    where: { id: signupId },
    lock: { mode: lock },
  });
  if (!signup) throw new NotFound();
  signup.requireWritable();
}
