import { IsNull, LessThanOrEqual, MoreThan, Not, type EntityManager } from 'typeorm';
import { FeeChange } from './fee-change.entity.ts';
import type { Subscription } from './subscription.entity.ts';

type Paid = Pick<Subscription, 'signupId' | 'serviceYear'>;

/** The last change that was announced and has not begun yet, if there is one. */
export const comingFeeChange = (
  db: EntityManager,
  { signupId, serviceYear }: Paid,
): Promise<FeeChange | null> =>
  db.findOne(FeeChange, {
    where: { signupId, serviceYear: MoreThan(serviceYear), replacedAt: IsNull() },
    order: { id: 'desc' },
  });

/** The change that the provider has to charge from the next renewal on, if there is one. */
export const dueFeeChange = (db: EntityManager, { signupId, serviceYear }: Paid): Promise<FeeChange | null> =>
  db.findOne(FeeChange, {
    where: { signupId, serviceYear: LessThanOrEqual(serviceYear + 1), replacedAt: IsNull() },
    order: { id: 'desc' },
  });

/** What was agreed for the year that is paid: the subscription has what the next one costs. */
export async function paidCents(
  db: EntityManager,
  { signupId, serviceYear, amountCents }: Pick<Subscription, 'signupId' | 'serviceYear' | 'amountCents'>,
): Promise<number> {
  const first = await db.findOne(FeeChange, {
    where: { signupId, serviceYear: serviceYear + 1, setAt: Not(IsNull()) },
    order: { id: 'asc' },
  });
  return first?.previousCents ?? amountCents;
}
