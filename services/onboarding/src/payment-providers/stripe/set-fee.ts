import type Stripe from 'stripe';
import type { Fee } from '@rep13/contracts-constants';
import { asking } from './stripe-errors.ts';
import { isOver } from './stripe-shapes.ts';
import { yearlyPrice } from './yearly-price.ts';

/** Charges this fee from the next renewal on, and nothing for the year that is paid. */
export async function setFee(stripe: Stripe, id: string, { amountCents, currency }: Fee): Promise<void> {
  const known = await asking(() => stripe.subscriptions.retrieve(id));
  const [item] = known.items.data;
  if (isOver(known) || !item) return;
  const price = await yearlyPrice(stripe, amountCents, currency);
  if (item.price.id === price) return;
  await asking(() =>
    stripe.subscriptions.update(id, {
      items: [{ id: item.id, price }],
      proration_behavior: 'none',
    }),
  );
}
