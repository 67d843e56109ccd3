import type { Account } from '../account/account.ts';
import type { Charge, Invoice, PaymentIntent } from '../account/objects.ts';
import { endSubscription } from './end-subscription.ts';
import { openInvoices } from './open-invoices.ts';

const DAY_SECONDS = 86_400;
/** Days from a declined charge to the next: as Stripe's smart retries, which are spread over two weeks. */
const RETRY_AFTER_DAYS = [3, 5, 6];

/** Charges the card for an open invoice. @returns whether it is paid */
export function chargeInvoice(account: Account, invoiceId: string): boolean {
  const invoice = account.get('invoices', 'invoice', invoiceId);
  return tryInvoice(account, invoice, isDeclined(account, `${invoice.customer}`));
}

/** As `chargeInvoice`, where it is known what the bank says. */
export function tryInvoice(account: Account, invoice: Invoice, declined: boolean): boolean {
  const intent = intentOf(account, invoice);
  const charge = makeCharge(account, intent, declined);
  account.change('paymentIntents', intent.id, {
    status: declined ? 'requires_payment_method' : 'succeeded',
    amount_received: declined ? 0 : intent.amount,
    latest_charge: charge.id,
  });
  if (declined) leaveOpen(account, invoice, charge);
  else settle(account, invoice, charge);
  return !declined;
}

function isDeclined(account: Account, customer: string): boolean {
  const { state } = account;
  if (state.declines === 0) return state.cards[customer] === 'declines';
  state.declines -= 1;
  return true;
}

/** All attempts at an invoice are one payment intent. */
export function intentOf(account: Account, invoice: Invoice): PaymentIntent {
  const known = account.all('invoicePayments').find((payment) => payment.invoice === invoice.id);
  if (known) return account.get('paymentIntents', 'payment_intent', known.payment.payment_intent);
  const created = account.now();
  const { currency, customer, amount_due: amount } = invoice;
  const intent = account.put('paymentIntents', {
    id: account.newId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created,
    currency,
    customer,
    latest_charge: null,
    livemode: false,
    metadata: {},
    status: 'requires_payment_method',
  });
  account.put('invoicePayments', {
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created,
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  });
  return intent;
}

function makeCharge(account: Account, intent: PaymentIntent, declined: boolean): Charge {
  return account.put('charges', {
    id: account.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !declined,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? 'Your card was declined.' : null,
    livemode: false,
    metadata: {},
    paid: !declined,
    payment_intent: intent.id,
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  });
}

function settle(account: Account, invoice: Invoice, charge: Charge): void {
  const { id, amount, currency } = charge;
  account.move(id, amount, currency, { type: 'charge', reporting_category: 'charge' });
  for (const payment of account.all('invoicePayments').filter((one) => one.invoice === invoice.id))
    account.change('invoicePayments', payment.id, { status: 'paid', amount_paid: charge.amount });
  const paid = account.change('invoices', invoice.id, {
    status: 'paid',
    amount_paid: charge.amount,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  account.emit('charge.succeeded', charge);
  account.emit(
    'payment_intent.succeeded',
    account.get('paymentIntents', 'payment_intent', `${charge.payment_intent}`),
  );
  account.emit('invoice.paid', paid);
  account.emit('invoice.payment_succeeded', paid);
  followInvoice(account, invoice);
}

function leaveOpen(account: Account, invoice: Invoice, charge: Charge): void {
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const days = isRenewal && invoice.auto_advance ? RETRY_AFTER_DAYS[invoice.attempt_count] : undefined;
  const open = account.change('invoices', invoice.id, {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days ? account.now() + days * DAY_SECONDS : null,
  });
  account.emit('charge.failed', charge);
  account.emit(
    'payment_intent.payment_failed',
    account.get('paymentIntents', 'payment_intent', `${charge.payment_intent}`),
  );
  account.emit('invoice.payment_failed', open);
  followInvoice(account, invoice);
  if (isRenewal && !days) giveUp(account, invoice.parent.subscription_details.subscription);
}

/** The last attempt has failed: what the account's settings say. */
function giveUp(account: Account, id: string): void {
  const { afterRetries } = account.state.behaviour;
  if (afterRetries === 'past_due' || account.get('subscriptions', 'subscription', id).status === 'canceled')
    return;
  if (afterRetries === 'canceled') endSubscription(account, id);
  else
    account.emit('customer.subscription.updated', account.change('subscriptions', id, { status: 'unpaid' }));
}

/** A subscription is past due as long as one of its invoices is open; one that has ended stays so. */
function followInvoice(account: Account, invoice: Invoice): void {
  const id = invoice.parent.subscription_details.subscription;
  const { status } = account.get('subscriptions', 'subscription', id);
  if (status === 'canceled') return;
  const owes = openInvoices(account, id).length > 0;
  const next = !owes ? 'active' : status === 'unpaid' ? status : 'past_due';
  if (next !== status)
    account.emit('customer.subscription.updated', account.change('subscriptions', id, { status: next }));
}
