import { insertOnce } from '@rep13/service-kit';
import type { PaymentBegunView } from '@rep13/contracts-onboarding';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { PaymentProvider } from '../payment-providers/index.ts';
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

/**
 * Where who wants to pay is led while a page is open: there, or, where the provider is done with it and no webhook
 * came, `back` to our own, which waits for that. A provider that does not answer leaves the page standing.
 */
export async function leadTo(
  open: Checkout,
  provider: PaymentProvider,
  back: (open: Checkout) => string,
): Promise<PaymentBegunView> {
  try {
    const facts = await provider.paidOn(open.session);
    return { redirectTo: facts.length > 0 ? back(open) : open.url };
  } catch {
    return { redirectTo: open.url };
  }
}

/** The page that was opened last, however long ago. */
export const newestCheckout = (
  db: EntityManager,
  signupId: number,
  purpose: CheckoutPurpose,
): Promise<Checkout | null> =>
  db.findOne(Checkout, { where: { signupId, purpose }, order: { openedAt: 'desc' } });

/** Saves a page that was opened; another that is open already wins. Called with the signup locked. */
export async function saveCheckout(
  db: EntityManager,
  opened: Pick<Checkout, 'session' | 'signupId' | 'provider' | 'purpose' | 'url' | 'expiresAt'>,
  now: Date,
): Promise<PaymentBegunView> {
  const open = await openCheckout(db, opened.signupId, opened.provider, opened.purpose, now);
  if (open) return { redirectTo: open.url };
  const { session, signupId, provider, purpose, url, expiresAt } = opened;
  const checkout = { session, signupId, provider, purpose, url, expiresAt, openedAt: now };
  await insertOnce(db, Checkout, checkout);
  return { redirectTo: url };
}
