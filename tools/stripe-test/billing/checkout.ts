import type { Account } from '../account/account.ts';
import type { CheckoutSession, Invoice, Price } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import { intentOf, tryInvoice } from './charge-invoice.ts';
import { subscribe } from './subscribe.ts';

/** The visitor pays on the page of a session by card. To do it twice changes nothing. */
export function paySession(account: Account, id: string): CheckoutSession {
  const session = account.get('sessions', 'checkout.session', id);
  if (session.status !== 'open') return session;
  const invoice = begin(account, session);
  tryInvoice(account, invoice, false);
  return complete(account, session, invoice, 'paid');
}

/** As `paySession`, by a debit of which the bank says days later whether it succeeds. The subscription runs meanwhile. */
export function paySessionByDebit(account: Account, id: string): CheckoutSession {
  const session = account.get('sessions', 'checkout.session', id);
  if (session.status !== 'open') return session;
  const invoice = begin(account, session);
  const intent = account.change('paymentIntents', intentOf(account, invoice).id, { status: 'processing' });
  account.emit('payment_intent.processing', intent);
  return complete(account, session, invoice, 'unpaid');
}

/** The bank has decided about a debit. */
export function settleDebit(account: Account, id: string, succeeds: boolean): CheckoutSession {
  const session = account.get('sessions', 'checkout.session', id);
  if (session.status !== 'complete' || session.payment_status !== 'unpaid')
    throw wrong('session', 'No debit is on its way');
  const invoice = account.get('invoices', 'invoice', `${session.invoice as string}`);
  if (invoice.attempted) throw wrong('session', 'The debit has failed already');
  tryInvoice(account, invoice, !succeeds);
  if (!succeeds) {
    account.emit('checkout.session.async_payment_failed', session);
    return session;
  }
  const paid = account.change('sessions', id, { payment_status: 'paid' });
  account.emit('checkout.session.async_payment_succeeded', paid);
  return paid;
}

function begin(account: Account, { id, customer_email: email }: CheckoutSession): Invoice {
  const { price, metadata } = account.state.offers[id]!;
  return subscribe(account, { email, price: account.get('prices', 'price', price), metadata });
}

function complete(
  account: Account,
  { id }: CheckoutSession,
  invoice: Invoice,
  payment_status: 'paid' | 'unpaid',
): CheckoutSession {
  const completed = account.change('sessions', id, {
    status: 'complete',
    payment_status,
    customer: invoice.customer,
    subscription: invoice.parent.subscription_details.subscription,
    invoice: invoice.id,
    url: null,
  });
  account.emit('checkout.session.completed', completed);
  return completed;
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
  tryInvoice(account, invoice, false);
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
