import type Stripe from 'stripe';
import { asking } from './stripe-errors.ts';

/** What is on Stripe's page and receipts. */
const PRODUCT = { name: 'EU legal representative, one year' };

/** The name by which we find a price again. Another fee is another price; running subscriptions keep theirs. */
const lookupKey = (amountCents: number, currency: string): string =>
  `rep13-year-${amountCents}-${currency.toLowerCase()}`;

/** The price of a year in the account, made where there is none. @returns its id */
export async function yearlyPrice(stripe: Stripe, amountCents: number, currency: string): Promise<string> {
  const key = lookupKey(amountCents, currency);
  const found = await asking(() => stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
  return found.data[0]?.id ?? makePrice(stripe, key, amountCents, currency);
}

/** Two instances that start at once say the same keys: there comes to be one product and one price. */
async function makePrice(
  stripe: Stripe,
  key: string,
  amountCents: number,
  currency: string,
): Promise<string> {
  const product = await asking(() => stripe.products.create(PRODUCT, { idempotencyKey: `${key}-product` }));
  const price = await asking(() =>
    stripe.prices.create(
      {
        product: product.id,
        unit_amount: amountCents,
        currency: currency.toLowerCase(),
        recurring: { interval: 'year' },
        lookup_key: key,
        // An old price that was switched off by hand still holds the name.
        transfer_lookup_key: true,
      },
      { idempotencyKey: `${key}-${product.id}` },
    ),
  );
  return price.id;
}
