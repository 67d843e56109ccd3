import type Stripe from 'stripe';
import type { DisputedFact, RefundedFact } from '../provider-facts.ts';
import { asking } from './stripe-errors.ts';
import { dateOf, idOf } from './stripe-shapes.ts';

const NOT_MADE = ['failed', 'canceled'];

/** Every refund of a charge: each has its own name, so that one that is known already is no news. */
export async function refundFacts(stripe: Stripe, id: string): Promise<RefundedFact[]> {
  const charge = await asking(() => stripe.charges.retrieve(id, { expand: ['refunds'] }));
  const refunds = charge.refunds?.data ?? (await asking(() => stripe.refunds.list({ charge: id }))).data;
  return refunds
    .filter(({ status }) => !NOT_MADE.includes(status ?? ''))
    .map((refund) => ({
      kind: 'refunded',
      refund: refund.id,
      charge: idOf(charge.payment_intent) ?? charge.id,
      amountCents: refund.amount,
      currency: refund.currency.toUpperCase(),
      madeAt: dateOf(refund.created),
    }));
}

/** A bank that only asked, and asks no more, leaves us the money. */
const STATES: Readonly<Record<string, DisputedFact['state']>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

export async function disputeFacts(stripe: Stripe, id: string): Promise<DisputedFact[]> {
  const dispute = await asking(() => stripe.disputes.retrieve(id));
  return [
    {
      kind: 'disputed',
      dispute: dispute.id,
      charge: await disputedCharge(stripe, dispute),
      amountCents: dispute.amount,
      currency: dispute.currency.toUpperCase(),
      at: dateOf(dispute.created),
      state: STATES[dispute.status] ?? 'open',
      reason: dispute.reason,
    },
  ];
}

/** By the name that the payment has: a dispute always names the charge, not always its payment intent. */
async function disputedCharge(stripe: Stripe, dispute: Stripe.Dispute): Promise<string> {
  const known = idOf(dispute.payment_intent);
  const charge = idOf(dispute.charge) ?? '';
  if (known || !charge) return known ?? charge;
  return idOf((await asking(() => stripe.charges.retrieve(charge))).payment_intent) ?? charge;
}
