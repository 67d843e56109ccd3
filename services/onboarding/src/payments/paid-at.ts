import type { EntityManager } from 'typeorm';
import { FIRST_YEAR, Payment } from './payment.entity.ts';

/** When the first year's fee of a signup was paid, or null. */
export async function findPaidAt(db: EntityManager, signupId: number): Promise<Date | null> {
  const payment = await db.findOneBy(Payment, { signupId, serviceYear: FIRST_YEAR });
  return payment?.paidAt ?? null;
}
