import type Stripe from 'stripe';
import type { ChargeOrigin, DisputedFact, MoneyBackFact } from '../provider-facts.ts';
import { originOf } from './charge-origin.ts';
import { asking } from './stripe-errors.ts';
import { dateOf, idOf } from './stripe-shapes.ts';

const FAILED = ['failed', 'canceled'];

/** Every refund of a charge: each has its own name, so that one that is known already is no news. */
export async function refundFacts(stripe: Stripe, id: string): Promise<MoneyBackFact[]> {
  const charge = await asking(() => stripe.charges.retrieve(id));
  return refundsOf(stripe, idOf(charge.payment_intent) ?? charge.id);
}

/** As `refundFacts`, by one of them. */
export async function factsOfRefund(stripe: Stripe, id: string): Promise<MoneyBackFact[]> {
  const refund = await asking(() => stripe.refunds.retrieve(id));
  const charge = idOf(refund.payment_intent) ?? idOf(refund.charge);
  return charge ? refundsOf(stripe, charge) : [];
}

/** @param origin where it is known already */
export async function refundsOf(
  stripe: Stripe,
  charge: string,
  origin?: ChargeOrigin,
): Promise<MoneyBackFact[]> {
  const { data } = await asking(() => stripe.refunds.list(named(charge)));
  if (data.length === 0) return [];
  const from = origin ?? (await originOf(stripe, charge));
  return data.map((refund) => toFact(refund, charge, from));
}

function toFact(refund: Stripe.Refund, charge: string, origin: ChargeOrigin | null): MoneyBackFact {
  const facts = {
    refund: refund.id,
    charge,
    amountCents: refund.amount,
    currency: refund.currency.toUpperCase(),
    madeAt: dateOf(refund.created),
    origin,
  };
  const { status, failure_reason } = refund;
  if (!FAILED.includes(status ?? '')) return { kind: 'refunded', ...facts };
  return { kind: 'refund-failed', ...facts, reason: failure_reason ?? status ?? 'failed' };
}

const STATES: Readonly<Record<string, DisputedFact['state']>> = {
  lost: 'lost',
  won: 'won',
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'dropped',
  prevented: 'dropped',
};

export async function disputeFacts(stripe: Stripe, id: string): Promise<DisputedFact[]> {
  const dispute = await asking(() => stripe.disputes.retrieve(id));
  const charge = await disputedCharge(stripe, dispute);
  return [toDisputed(dispute, charge, await originOf(stripe, charge))];
}

export async function disputesOf(
  stripe: Stripe,
  charge: string,
  origin: ChargeOrigin,
): Promise<DisputedFact[]> {
  const { data } = await asking(() => stripe.disputes.list(named(charge)));
  return data.map((dispute) => toDisputed(dispute, charge, origin));
}

const toDisputed = (dispute: Stripe.Dispute, charge: string, origin: ChargeOrigin | null): DisputedFact => ({
  kind: 'disputed',
  dispute: dispute.id,
  charge,
  amountCents: dispute.amount,
  currency: dispute.currency.toUpperCase(),
  at: dateOf(dispute.created),
  state: STATES[dispute.status] ?? 'open',
  reason: dispute.reason,
  origin,
});

const named = (charge: string) => (charge.startsWith('pi_') ? { payment_intent: charge } : { charge });

/** By the name that the payment has: a dispute always names the charge, not always its payment intent. */
async function disputedCharge(stripe: Stripe, dispute: Stripe.Dispute): Promise<string> {
  const known = idOf(dispute.payment_intent);
  const charge = idOf(dispute.charge) ?? '';
  if (known || !charge) return known ?? charge;
  return idOf((await asking(() => stripe.charges.retrieve(charge))).payment_intent) ?? charge;
}
