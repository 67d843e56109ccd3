import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/** From now on signatures and provider information wait until the debt is paid. Called with the signup locked. */
export async function setPaymentHold(db: EntityManager, signupId: number, now: Date): Promise<void> {
  await db.update(Signup, { id: signupId }, { paymentHoldAt: now });
}

/** The debt is paid. Called with the signup locked. @returns whether there was a hold */
export async function liftPaymentHold(db: EntityManager, signupId: number): Promise<boolean> {
  const signup = await db.findOneBy(Signup, { id: signupId });
  if (!signup?.paymentHoldAt) return false;
  await db.update(Signup, { id: signupId }, { paymentHoldAt: null });
  return true;
}
