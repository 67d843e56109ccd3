import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/** The first year's fee was paid. Called in the transaction that keeps the payment's record. */
export async function markSignupPaid(db: EntityManager, signupId: number, paidAt: Date): Promise<void> {
  await db.update(Signup, { id: signupId }, { paidAt });
}
