import type { PaymentBegunView } from '@rep13/contracts-onboarding';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Checkout, type CheckoutPurpose } from './checkout.entity.ts';

/** The provider's page on which a signup can still pay. */
export const openCheckout = (
  db: EntityManager,
  signupId: number,
  provider: string,
  purpose: CheckoutPurpose,
  now: Date,
): Promise<Checkout | null> =>
  db.findOne(Checkout, {
    where: {
      signupId,
      provider,
      purpose,
      expiresAt: MoreThan(now),
      processingSince: IsNull(),
      failedAt: IsNull(),
    },
    order: { openedAt: 'desc' },
  });

/** The page that was opened last, however long ago. */
export const newestCheckout = (
  db: EntityManager,
  signupId: number,
  purpose: CheckoutPurpose,
): Promise<Checkout | null> =>
  db.findOne(Checkout, { where: { signupId, purpose }, order: { openedAt: 'desc' } });

/** Keeps a page that was opened; another that is open already wins. Called with the signup locked. */
export async function keepCheckout(
  db: EntityManager,
  opened: Pick<Checkout, 'session' | 'signupId' | 'provider' | 'purpose' | 'url' | 'expiresAt'>,
  now: Date,
): Promise<PaymentBegunView> {
  const open = await openCheckout(db, opened.signupId, opened.provider, opened.purpose, now);
  if (open) return { redirectTo: open.url };
  const { session, signupId, provider, purpose, url, expiresAt } = opened;
  const checkout = { session, signupId, provider, purpose, url, expiresAt, openedAt: now };
  await db.createQueryBuilder().insert().into(Checkout).values(checkout).orIgnore().execute();
  return { redirectTo: url };
}
