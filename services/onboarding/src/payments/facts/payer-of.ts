import type { EntityManager } from 'typeorm';
import type { ChargeOrigin } from '../../payment-providers/index.ts';
import { clientOfSubscription } from '../../subscriptions/index.ts';
import { Checkout } from '../checkout.entity.ts';
import type { LedgerEntry } from '../ledger-entry.entity.ts';
import { findCharge } from '../ledger.ts';
import { ChargeNotKnown } from './charge-not-known.ts';

/** By the subscription where we know it, else by the page that began it. */
export async function payerOf(
  db: EntityManager,
  provider: string,
  { subscription, session }: ChargeOrigin,
): Promise<number | undefined> {
  const known = await clientOfSubscription(db, provider, subscription);
  if (known !== undefined) return known;
  if (session === null) return undefined;
  return (await db.findOneBy(Checkout, { session, provider }))?.signupId;
}

/** The charge that a fact is about; null where it is nothing that we sell. @throws ChargeNotKnown */
export async function ownChargeOf(
  db: EntityManager,
  provider: string,
  { charge, origin }: { readonly charge: string; readonly origin: ChargeOrigin | null },
): Promise<LedgerEntry | null> {
  const known = await findCharge(db, provider, charge);
  if (known) return known;
  if (origin && (await payerOf(db, provider, origin)) !== undefined) throw new ChargeNotKnown();
  return null;
}
