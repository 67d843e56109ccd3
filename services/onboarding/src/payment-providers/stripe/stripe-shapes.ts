import type Stripe from 'stripe';

/**
 * Where Stripe says what, in the version that we ask for and in those before it: what stands at STRIPE_API_BASE may
 * speak an older one.
 */
export type AnyInvoice = Stripe.Invoice & {
  readonly subscription?: Reference | null;
  readonly payment_intent?: Reference | null;
  readonly charge?: Reference | null;
  readonly subscription_details?: { readonly metadata?: Stripe.Metadata | null } | null;
};
export type AnySubscription = Stripe.Subscription & Partial<SecondsOfPeriod>;

/** An id, or the object itself where it was expanded. */
export type Reference = string | { readonly id: string };

interface SecondsOfPeriod {
  readonly current_period_start: number;
  readonly current_period_end: number;
}

export interface Period {
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export const idOf = (reference: Reference | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

export const subscriptionOf = (invoice: AnyInvoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription ?? invoice.subscription);

/** What was paid for stands on the invoice's line: the subscription's own period moves on with each renewal. */
export function paidPeriod(invoice: AnyInvoice, subscription: AnySubscription): Period | null {
  const lines = (invoice.lines?.data ?? []).filter(({ period }) => period && period.end > period.start);
  const [latest] = lines.sort((a, b) => b.period.end - a.period.end);
  if (latest) return { periodStart: dateOf(latest.period.start), periodEnd: dateOf(latest.period.end) };
  return currentPeriod(subscription);
}

export function currentPeriod(subscription: AnySubscription): Period | null {
  const [item] = subscription.items?.data ?? [];
  const start = item?.current_period_start ?? subscription.current_period_start;
  const end = item?.current_period_end ?? subscription.current_period_end;
  return start && end ? { periodStart: dateOf(start), periodEnd: dateOf(end) } : null;
}

/** It has ended for good: Stripe takes no change of it. */
export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** What is refunded: the payment intent, else the charge. */
export const chargeOf = (invoice: AnyInvoice): string | null =>
  idOf(invoice.payment_intent) ?? chargeIn(invoice.payments?.data ?? []) ?? idOf(invoice.charge);

export function chargeIn(payments: readonly Stripe.InvoicePayment[]): string | null {
  const paid = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(paid?.payment?.payment_intent) ?? idOf(paid?.payment?.charge);
}
