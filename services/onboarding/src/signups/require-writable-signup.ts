import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/** `for_no_key_update` also lets changes of the same signup come one after the other. */
type SignupLock = 'pessimistic_read' | 'for_no_key_update';

/**
 * The signup is there, and stays unsuspended until the transaction ends.
 * @throws NotFound, AccountSuspended
 */
export async function requireWritableSignup(
  db: EntityManager,
  signupId: number,
  lock: SignupLock = 'pessimistic_read',
): Promise<void> {
  await lockWritable(db, signupId, lock);
}

/**
 * As above, and no renewal has been owed for so long that the service waits for it.
 * @throws NotFound, AccountSuspended, PaymentOverdue
 */
export async function requireSignupWithoutHold(
  db: EntityManager,
  signupId: number,
  lock: SignupLock = 'pessimistic_read',
): Promise<void> {
  const signup = await lockWritable(db, signupId, lock);
  signup.requireNoPaymentHold();
}

async function lockWritable(db: EntityManager, signupId: number, mode: SignupLock): Promise<Signup> {
  const signup = await db.findOne(Signup, {
    select: { id: true, accountStatus: true, paymentHoldAt: true },
    where: { id: signupId },
    lock: { mode },
  });
  if (!signup) throw new NotFound();
  signup.requireWritable();
  return signup;
}
