import type Stripe from 'stripe';
import { ProviderRefuses } from '../payment-provider.ts';
import { asking, StripeRefuses } from './stripe-errors.ts';

interface Wanted {
  readonly name: string;
  readonly charge: string;
  readonly amountCents: number;
}

type Refunded = { readonly payment_intent: string } | { readonly charge: string };

/** Gives the amount back, once for a name. @returns Stripe's id of the refund. @throws ProviderRefuses */
export async function refundCharge(stripe: Stripe, { name, charge, amountCents }: Wanted): Promise<string> {
  const refunded: Refunded = charge.startsWith('pi_') ? { payment_intent: charge } : { charge };
  const wanted = { ...refunded, amount: amountCents, metadata: { name } };
  try {
    const refund = await asking(() => stripe.refunds.create(wanted, { idempotencyKey: name }));
    if (isMade(refund)) return refund.id;
    throw new ProviderRefuses(`The refund ${refund.id} is ${refund.status}`);
  } catch (error) {
    const made = isRefundedAlready(error) ? await refundNamed(stripe, name, refunded) : undefined;
    if (made) return made;
    throw error;
  }
}

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

const isRefundedAlready = (error: unknown): boolean =>
  error instanceof StripeRefuses && error.code === 'charge_already_refunded';

/** Stripe forgets idempotency keys after a day or more; what a refund was for stands on it for ever. */
async function refundNamed(stripe: Stripe, name: string, refunded: Refunded): Promise<string | undefined> {
  const { data } = await asking(() => stripe.refunds.list(refunded));
  return data.find((refund) => refund.metadata?.['name'] === name && isMade(refund))?.id;
}
