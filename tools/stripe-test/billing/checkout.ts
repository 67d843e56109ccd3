import type { Account } from '../account/account.ts';
import type { CheckoutSession, Invoice, Price } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { subscribe } from './subscribe.ts';

/** The visitor pays on the page of a session. To do it twice changes nothing. */
export function paySession(account: Account, id: string): CheckoutSession {
  const session = account.get('sessions', 'checkout.session', id);
  if (session.status !== 'open') return session;
  const { price, metadata } = account.state.offers[id]!;
  const invoice = subscribe(account, {
    email: session.customer_email,
    price: account.get('prices', 'price', price),
    metadata,
  });
  chargeFirst(account, invoice);
  const complete = account.change('sessions', id, {
    status: 'complete',
    payment_status: 'paid',
    customer: invoice.customer,
    subscription: invoice.parent.subscription_details.subscription,
    invoice: invoice.id,
    url: null,
  });
  account.emit('checkout.session.completed', complete);
  return complete;
}

/** On the page the card is chosen by the button: charges to be declined are those that nobody looks at. */
function chargeFirst(account: Account, { id }: Invoice): void {
  const { state } = account;
  const { declines } = state;
  state.declines = 0;
  chargeInvoice(account, id);
  state.declines = declines;
}

/** What somebody pays without a page of ours: by a link or in Stripe's dashboard. */
export interface ForeignPayment {
  readonly amountCents: number;
  readonly currency: string;
  readonly email?: string;
  readonly metadata?: Record<string, string>;
}

/** A paid subscription that no session began. @returns its invoice */
export function payElsewhere(account: Account, foreign: ForeignPayment): Invoice {
  if (foreign.amountCents <= 0) throw wrong('unit_amount', 'Invalid amount');
  const price = foreignPrice(account, foreign);
  const invoice = subscribe(account, {
    email: foreign.email ?? null,
    price,
    metadata: foreign.metadata ?? {},
  });
  chargeFirst(account, invoice);
  return account.get('invoices', 'invoice', invoice.id);
}

function foreignPrice(account: Account, { amountCents, currency }: ForeignPayment): Price {
  const created = account.now();
  const product = account.put('products', {
    id: account.newId('prod'),
    object: 'product',
    active: true,
    created,
    description: null,
    livemode: false,
    metadata: {},
    name: 'Something else',
  });
  return account.put('prices', {
    id: account.newId('price'),
    object: 'price',
    active: true,
    created,
    currency: currency.toLowerCase(),
    livemode: false,
    lookup_key: null,
    metadata: {},
    product: product.id,
    recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amountCents,
  });
}
