import type { Account } from '../account/account.ts';
import {
  listOf,
  type Invoice,
  type InvoiceLine,
  type List,
  type Subscription,
  type SubscriptionItem,
} from '../account/objects.ts';
import { yearsAfter } from './years-after.ts';

type Reason = 'subscription_create' | 'subscription_cycle';

/** The invoice of the subscription's present period, not charged yet. */
export function makeInvoice(account: Account, subscriptionId: string, reason: Reason): Invoice {
  const subscription = account.get('subscriptions', 'subscription', subscriptionId);
  const id = account.newId('in');
  const invoice = account.put('invoices', {
    id,
    object: 'invoice',
    ...amountsOf(subscription),
    ...periodOf(subscription, reason),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    customer: subscription.customer,
    customer_email: account.get('customers', 'customer', `${subscription.customer}`).email,
    lines: linesOf(account, subscription, id),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `TEST-${String(account.all('invoices').length + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status: 'open',
    status_transitions: {
      finalized_at: account.now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  });
  account.change('subscriptions', subscription.id, { latest_invoice: id });
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  return invoice;
}

function amountsOf(subscription: Subscription) {
  const { price } = itemOf(subscription);
  const amount = price.unit_amount ?? 0;
  const amounts = {
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    subtotal: amount,
    total: amount,
  };
  return { ...amounts, currency: price.currency };
}

/** What the invoice looks back on, which is the year before: its line says what is paid for. */
function periodOf(subscription: Subscription, reason: Reason) {
  const { current_period_start: start } = itemOf(subscription);
  const period_start = reason === 'subscription_create' ? start : yearsAfter(start, -1);
  return { period_start, period_end: start };
}

function linesOf(account: Account, subscription: Subscription, invoice: string): List<InvoiceLine> {
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return listOf(`/v1/invoices/${invoice}/lines`, [
    {
      id: account.newId('il'),
      object: 'line_item',
      amount: price.unit_amount ?? 0,
      currency: price.currency,
      description: '1 × one year',
      livemode: false,
      metadata: subscription.metadata,
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: { subscription: subscription.id, subscription_item: id },
      },
      period: { start, end },
      quantity: 1,
    },
  ]);
}

export function itemOf({ items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription sells one thing');
  return item;
}
