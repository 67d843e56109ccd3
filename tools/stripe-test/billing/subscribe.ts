import type { Account } from '../account/account.ts';
import { listOf, type Customer, type Invoice, type Price, type Subscription } from '../account/objects.ts';

interface Wanted {
  readonly email: string | null;
  readonly price: Price;
  readonly metadata: Record<string, string>;
}

/** A customer with a subscription from now on, and the open invoice of its first year. */
export function subscribe(account: Account, { email, price, metadata }: Wanted): Invoice {
  const customer = makeCustomer(account, email, price.currency);
  const id = account.newId('sub');
  const start = account.now();
  const end = yearsAfter(start, 1);
  const subscription = account.put('subscriptions', {
    id,
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer: customer.id,
    ended_at: null,
    items: listOf('/v1/subscription_items', [
      {
        id: account.newId('si'),
        object: 'subscription_item' as const,
        created: start,
        current_period_start: start,
        current_period_end: end,
        metadata: {},
        price,
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: start,
    status: 'active',
  });
  account.emit('customer.subscription.created', subscription);
  return makeInvoice(account, id, 'subscription_create');
}

function makeCustomer(account: Account, email: string | null, currency: string): Customer {
  const customer = account.put('customers', {
    id: account.newId('cus'),
    object: 'customer',
    created: account.now(),
    currency,
    email,
    livemode: false,
    metadata: {},
    name: null,
  });
  account.emit('customer.created', customer);
  return customer;
}

/** The invoice of the subscription's present period, not charged yet. */
export function makeInvoice(
  account: Account,
  subscriptionId: string,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const subscription = account.get('subscriptions', 'subscription', subscriptionId);
  const now = account.now();
  const { id: item, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const amount = price.unit_amount ?? 0;
  const id = account.newId('in');
  const invoice = account.put('invoices', {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: subscription.customer,
    customer_email: account.get('customers', 'customer', `${subscription.customer}`).email,
    lines: listOf(`/v1/invoices/${id}/lines`, [
      {
        id: account.newId('il'),
        object: 'line_item' as const,
        amount,
        currency: price.currency,
        description: '1 × one year',
        livemode: false,
        metadata: subscription.metadata,
        parent: {
          type: 'subscription_item_details' as const,
          invoice_item_details: null,
          subscription_item_details: { subscription: subscription.id, subscription_item: item },
        },
        period: { start, end },
        quantity: 1,
      },
    ]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `TEST-${String(account.all('invoices').length + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    // What the invoice looks back on, which is the year before: the line says what is paid for.
    period_start: reason === 'subscription_create' ? now : yearsAfter(start, -1),
    period_end: start,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    total: amount,
  });
  account.change('subscriptions', subscription.id, { latest_invoice: id });
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  return invoice;
}

export function itemOf({ items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error('A subscription sells one thing');
  return item;
}

/** The same day of another year; the 29th of February becomes the 28th where there is none. */
export function yearsAfter(seconds: number, years: number): number {
  const date = new Date(seconds * 1_000);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1_000);
}
