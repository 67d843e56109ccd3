import type { PaymentBegunView } from '@rep13/contracts-onboarding';
import { MoreThan, type EntityManager } from 'typeorm';
import { Checkout } from './checkout.entity.ts';

/** The provider's page on which a signup can still pay. */
export const openCheckout = (
  db: EntityManager,
  signupId: number,
  provider: string,
  now: Date,
): Promise<Checkout | null> =>
  db.findOne(Checkout, {
    where: { signupId, provider, expiresAt: MoreThan(now) },
    order: { openedAt: 'desc' },
  });

/** The page that was opened last, however long ago. */
export const newestCheckout = (db: EntityManager, signupId: number): Promise<Checkout | null> =>
  db.findOne(Checkout, { where: { signupId }, order: { openedAt: 'desc' } });

/** Keeps a page that was opened; another that is open already wins. Called with the signup locked. */
export async function keepCheckout(
  db: EntityManager,
  opened: Omit<Checkout, 'openedAt'>,
  now: Date,
): Promise<PaymentBegunView> {
  const open = await openCheckout(db, opened.signupId, opened.provider, now);
  if (open) return { redirectTo: open.url };
  const { session, signupId, provider, url, expiresAt } = opened;
  const checkout = { session, signupId, provider, url, expiresAt, openedAt: now };
  await db.createQueryBuilder().insert().into(Checkout).values(checkout).orIgnore().execute();
  return { redirectTo: url };
}
