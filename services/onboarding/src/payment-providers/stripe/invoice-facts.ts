import type Stripe from 'stripe';
import type { PaidFact, ProviderFact } from '../provider-facts.ts';
import { askForSession } from './charge-origin.ts';
import { asking, StripeRefuses } from './stripe-errors.ts';
import {
  chargeIn,
  chargeOf,
  dateOf,
  idOf,
  paidPeriod,
  subscriptionOf,
  type AnyInvoice,
} from './stripe-shapes.ts';

/**
 * What became of an invoice: paid, or a renewal that could not be charged.
 * @param session the Checkout session that began it, where it is known
 */
export async function invoiceFacts(stripe: Stripe, id: string, session?: string): Promise<ProviderFact[]> {
  const invoice: AnyInvoice = await asking(() => stripe.invoices.retrieve(id, { expand: ['payments'] }));
  const subscription = subscriptionOf(invoice);
  if (!subscription) return [];
  if (invoice.status === 'paid') return paidFacts(stripe, invoice, { subscription, session });
  return isUnpaidRenewal(invoice) ? [{ kind: 'unpaid', subscription, failedAt: firstTriedAt(invoice) }] : [];
}

/** Where the payment of a page stands that was left as paid by a method such as a debit. Attempts count while it is asked. */
export async function debitState(stripe: Stripe, id: string): Promise<'paid' | 'failed' | 'processing'> {
  const invoice: AnyInvoice = await asking(() => stripe.invoices.retrieve(id, { expand: ['payments'] }));
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'failed';
  const payment = chargeOf(invoice) ?? (await askForCharge(stripe, id));
  if (!payment?.startsWith('pi_')) return 'processing';
  const { status } = await asking(() => stripe.paymentIntents.retrieve(payment));
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
}

/** A first payment that fails is tried again on Stripe's page: nobody owes anything yet. */
const isUnpaidRenewal = ({ status, attempt_count, billing_reason }: AnyInvoice): boolean =>
  (status === 'open' || status === 'uncollectible') &&
  attempt_count > 0 &&
  billing_reason !== 'subscription_create';

/** Stripe charges as it finalizes. The time stays the same through all attempts, so that the debt has one age. */
const firstTriedAt = ({ status_transitions, created }: AnyInvoice): Date =>
  dateOf(status_transitions?.finalized_at ?? created);

interface Begun {
  readonly subscription: string;
  readonly session?: string;
}

/** That an invoice is paid, as a fact; nothing where it moved no money. */
export async function paidFacts(stripe: Stripe, invoice: AnyInvoice, begun: Begun): Promise<PaidFact[]> {
  const subscription = await asking(() => stripe.subscriptions.retrieve(begun.subscription));
  const period = paidPeriod(invoice, subscription);
  // An invoice of nothing, as of a trial, moves no money.
  if (!period || invoice.amount_paid === 0) return [];
  return [
    {
      kind: 'paid',
      session: begun.session ?? (await askForSession(stripe, invoice, begun.subscription)),
      payment: invoice.id,
      charge: chargeOf(invoice) ?? (await askForCharge(stripe, invoice.id)),
      subscription: begun.subscription,
      customer: idOf(invoice.customer ?? subscription.customer),
      amountCents: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      paidAt: dateOf(invoice.status_transitions?.paid_at ?? invoice.created),
      ...period,
    },
  ];
}

/** Where an invoice does not hold its payments, they are asked for on their own. */
async function askForCharge(stripe: Stripe, invoice: string): Promise<string | null> {
  try {
    return chargeIn((await asking(() => stripe.invoicePayments.list({ invoice }))).data);
  } catch (error) {
    if (error instanceof StripeRefuses) return null;
    throw error;
  }
}
