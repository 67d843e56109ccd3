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

const NONE_YET = { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null };

/** The draft of the invoice of the subscription's present period. */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  reason: Reason,
  finalizesAt: number | null,
): Invoice {
  const id = account.newId('in');
  const invoice = account.put('invoices', {
    id,
    object: 'invoice',
    ...amountsOf(subscription),
    ...periodOf(subscription, reason),
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: finalizesAt,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    customer: subscription.customer,
    customer_email: account.get('customers', 'customer', `${subscription.customer}`).email,
    lines: linesOf(account, subscription, id),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status: 'draft',
    status_transitions: NONE_YET,
  });
  account.change('subscriptions', subscription.id, { latest_invoice: id });
  account.emit('invoice.created', invoice);
  return invoice;
}

/** A draft becomes an invoice, with its number, and can be paid. */
export function finalizeInvoice(account: Account, { id, status_transitions }: Invoice): Invoice {
  const numbered = account.all('invoices').filter(({ number }) => number !== null).length;
  const open = account.change('invoices', id, {
    automatically_finalizes_at: null,
    number: `TEST-${String(numbered + 1).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...status_transitions, finalized_at: account.now() },
  });
  account.emit('invoice.finalized', open);
  return open;
}

/** The invoice of the subscription's present period, not charged yet. */
export const makeInvoice = (account: Account, subscription: string, reason: Reason): Invoice =>
  finalizeInvoice(
    account,
    draftInvoice(account, account.get('subscriptions', 'subscription', subscription), reason, null),
  );

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
