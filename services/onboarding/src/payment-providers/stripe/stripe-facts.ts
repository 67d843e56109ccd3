import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';
import type { ProviderFact } from '../provider-facts.ts';
import { debitState, invoiceFacts } from './invoice-facts.ts';
import { disputeFacts, factsOfRefund, refundFacts } from './money-back-facts.ts';
import { standingFacts } from './standing-facts.ts';
import { asking } from './stripe-errors.ts';
import { idOf } from './stripe-shapes.ts';

type Ask = (stripe: Stripe, objectId: string) => Promise<ProviderFact[]>;

/** The webhooks that concern us; every other one is taken and says nothing. */
const ABOUT = {
  'checkout.session.completed': sessionFacts,
  'checkout.session.async_payment_succeeded': sessionFacts,
  'checkout.session.async_payment_failed': sessionFacts,
  'invoice.paid': invoiceFacts,
  'invoice.payment_failed': invoiceFacts,
  'customer.subscription.updated': standingFacts,
  'customer.subscription.deleted': standingFacts,
  'charge.refunded': refundFacts,
  'refund.updated': factsOfRefund,
  'refund.failed': factsOfRefund,
  'charge.dispute.created': disputeFacts,
  'charge.dispute.closed': disputeFacts,
} as const satisfies Record<string, Ask>;

type OurEvent = keyof typeof ABOUT;

/** What the account's webhook has to send. */
export const STRIPE_EVENTS = Object.keys(ABOUT) as readonly OurEvent[];

const isOurs = (type: string): type is OurEvent => Object.hasOwn(ABOUT, type);

export async function stripeFacts(
  stripe: Stripe,
  { type, objectId }: ProviderEvent,
): Promise<ProviderFact[]> {
  return isOurs(type) ? ABOUT[type](stripe, objectId) : [];
}

/** Told by its invoice, so that the first payment has one name whichever webhook comes first. */
export async function sessionFacts(stripe: Stripe, id: string): Promise<ProviderFact[]> {
  const session = await asking(() => stripe.checkout.sessions.retrieve(id));
  if (session.mode !== 'subscription' || session.status !== 'complete') return [];
  const subscription = idOf(session.subscription);
  const invoice = idOf(session.invoice) ?? (await latestInvoice(stripe, subscription));
  if (!invoice) return [];
  if (session.payment_status === 'paid') return invoiceFacts(stripe, invoice, id);
  const state = await debitState(stripe, invoice);
  if (state === 'paid') return invoiceFacts(stripe, invoice, id);
  return [
    state === 'failed'
      ? { kind: 'not-paid', session: id, subscription }
      : { kind: 'processing', session: id },
  ];
}

async function latestInvoice(stripe: Stripe, subscription: string | null): Promise<string | null> {
  if (!subscription) return null;
  const { latest_invoice } = await asking(() => stripe.subscriptions.retrieve(subscription));
  return idOf(latest_invoice);
}
