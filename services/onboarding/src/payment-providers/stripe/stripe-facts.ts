import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';
import type { ProviderFact } from '../provider-facts.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { refundFacts, disputeFacts } from './money-back-facts.ts';
import { asking } from './stripe-errors.ts';
import { dateOf, idOf } from './stripe-shapes.ts';

type Ask = (stripe: Stripe, objectId: string) => Promise<ProviderFact[]>;

/** The webhooks that concern us; every other one is taken and says nothing. */
const ABOUT: Readonly<Record<string, Ask>> = {
  'checkout.session.completed': sessionFacts,
  'checkout.session.async_payment_succeeded': sessionFacts,
  'invoice.paid': invoiceFacts,
  'invoice.payment_failed': invoiceFacts,
  'customer.subscription.updated': subscriptionFacts,
  'customer.subscription.deleted': subscriptionFacts,
  'charge.refunded': refundFacts,
  'charge.dispute.created': disputeFacts,
  'charge.dispute.closed': disputeFacts,
};

export async function stripeFacts(
  stripe: Stripe,
  { type, objectId }: ProviderEvent,
): Promise<ProviderFact[]> {
  return ABOUT[type]?.(stripe, objectId) ?? [];
}

/** Told by its invoice, so that the first payment has one name whichever webhook comes first. */
async function sessionFacts(stripe: Stripe, id: string): Promise<ProviderFact[]> {
  const session = await asking(() => stripe.checkout.sessions.retrieve(id));
  if (session.mode !== 'subscription' || session.payment_status !== 'paid') return [];
  const invoice = idOf(session.invoice) ?? (await latestInvoice(stripe, idOf(session.subscription)));
  return invoice ? invoiceFacts(stripe, invoice, session.client_reference_id) : [];
}

async function latestInvoice(stripe: Stripe, subscription: string | null): Promise<string | null> {
  if (!subscription) return null;
  const { latest_invoice } = await asking(() => stripe.subscriptions.retrieve(subscription));
  return idOf(latest_invoice);
}

const ENDED = ['canceled', 'incomplete_expired'];

async function subscriptionFacts(stripe: Stripe, id: string): Promise<ProviderFact[]> {
  const subscription = await asking(() => stripe.subscriptions.retrieve(id));
  const { status, ended_at, canceled_at, created } = subscription;
  if (!ENDED.includes(status)) return [];
  return [{ kind: 'ended', subscription: id, endedAt: dateOf(ended_at ?? canceled_at ?? created) }];
}
