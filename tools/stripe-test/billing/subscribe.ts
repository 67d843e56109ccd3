import type { Account } from '../account/account.ts';
import { listOf, type Customer, type Invoice, type Price } from '../account/objects.ts';
import { makeInvoice } from './make-invoice.ts';
import { yearsAfter } from './years-after.ts';

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
    trial_end: null,
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
