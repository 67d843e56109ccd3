import type Stripe from 'stripe';
import type { ChargeOrigin } from '../provider-facts.ts';
import { asking } from './stripe-errors.ts';
import { idOf, subscriptionOf, type AnyInvoice } from './stripe-shapes.ts';

/** What a payment intent was made for; null where that is no subscription, so that it is nothing that we sell. */
export async function originOf(stripe: Stripe, charge: string): Promise<ChargeOrigin | null> {
  if (!charge.startsWith('pi_')) return null;
  const payment = { type: 'payment_intent', payment_intent: charge } as const;
  const { data } = await asking(() => stripe.invoicePayments.list({ payment, limit: 1 }));
  const invoice = idOf(data[0]?.invoice);
  return invoice ? originOfInvoice(stripe, await asking(() => stripe.invoices.retrieve(invoice))) : null;
}

async function originOfInvoice(stripe: Stripe, invoice: AnyInvoice): Promise<ChargeOrigin | null> {
  const subscription = subscriptionOf(invoice);
  if (!subscription) return null;
  return { subscription, session: await askForSession(stripe, invoice, subscription) };
}

/** Only the first invoice of a subscription has one. */
export async function askForSession(
  stripe: Stripe,
  { billing_reason }: AnyInvoice,
  subscription: string,
): Promise<string | null> {
  if (billing_reason !== 'subscription_create') return null;
  const { data } = await asking(() => stripe.checkout.sessions.list({ subscription, limit: 1 }));
  return data[0]?.id ?? null;
}
