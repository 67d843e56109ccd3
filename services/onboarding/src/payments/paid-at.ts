import type { EntityManager } from 'typeorm';
import { Signup } from '../signups/signup.entity.ts';
import { FIRST_YEAR, Payment } from './payment.entity.ts';

/** When the first year's fee of a signup was paid, or null; also when the payment's own record has had its time. */
export async function findPaidAt(db: EntityManager, signupId: number): Promise<Date | null> {
  const payment = await db.findOneBy(Payment, { signupId, serviceYear: FIRST_YEAR });
  if (payment) return payment.paidAt;
  const signup = await db.findOne(Signup, { where: { id: signupId }, select: { id: true, paidAt: true } });
  return signup?.paidAt ?? null;
}
