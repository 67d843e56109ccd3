import { listOf } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import { invoicesOf } from '../billing/open-invoices.ts';
import { chargeNamed, refundCharge } from '../billing/refunds.ts';
import { expands, pageOf, type Call } from './endpoint.ts';
import { allow, choice, inner, integer, metadataIn, needed, optional } from './form.ts';

/** Its payments come only where they are asked for. */
export function readInvoice(call: Call): object {
  const invoice = call.account.get('invoices', 'invoice', call.id);
  return expands(call, 'payments') ? { ...invoice, payments: paymentsOf(call, invoice.id) } : invoice;
}

/** Of an invoice, or of what paid one. */
export function listInvoicePayments(call: Call): object {
  allow(call.form, 'invoice', 'limit', 'status', 'payment');
  if (!('payment' in call.form)) return paymentsOf(call, needed(call.form, 'invoice'));
  const payment = inner(call.form, 'payment');
  allow(payment, 'type', 'payment_intent');
  choice(payment, 'type', ['payment_intent']);
  const intent = needed(payment, 'payment_intent');
  const found = call.account.all('invoicePayments').filter((one) => one.payment.payment_intent === intent);
  return listOf('/v1/invoice_payments', found);
}

/** The newest first, as all of Stripe's lists. */
export function listInvoices(call: Call): object {
  const { account, form } = call;
  allow(form, 'subscription', 'status', 'limit', 'starting_after', 'created');
  const status = choice(form, 'status', ['draft', 'open', 'paid', 'uncollectible', 'void']);
  const found = invoicesOf(account, needed(form, 'subscription'))
    .filter((invoice) => status === undefined || invoice.status === status)
    .filter(({ created }) => created >= (integer(inner(form, 'created'), 'gte') ?? 0))
    .toReversed()
    .map((invoice) =>
      expands(call, 'data.payments') ? { ...invoice, payments: paymentsOf(call, invoice.id) } : invoice,
    );
  return pageOf('/v1/invoices', found, form);
}

export function listDisputes({ account, form }: Call): object {
  allow(form, 'charge', 'payment_intent', 'limit', 'starting_after');
  const { id } = chargeNamed(account, namedIn({ form }));
  const found = account.all('disputes').filter(({ charge }) => charge === id);
  return pageOf('/v1/disputes', found.toReversed(), form);
}

export function listBalanceTransactions({ account, form }: Call): object {
  allow(form, 'source', 'created', 'limit', 'starting_after');
  const source = optional(form, 'source');
  const created = 'created' in form ? inner(form, 'created') : {};
  allow(created, 'gte', 'lt');
  const [from = 0, before = Infinity] = [integer(created, 'gte'), integer(created, 'lt')];
  const found = account
    .all('balanceTransactions')
    .filter((moved) => source === undefined || moved.source === source)
    .filter((moved) => moved.created >= from && moved.created < before);
  return pageOf('/v1/balance_transactions', found.toReversed(), form);
}

const paymentsOf = ({ account }: Call, invoice: string) =>
  listOf(
    '/v1/invoice_payments',
    account.all('invoicePayments').filter((payment) => payment.invoice === invoice),
  );

export function readCharge(call: Call): object {
  const charge = call.account.get('charges', 'charge', call.id);
  return expands(call, 'refunds') ? { ...charge, refunds: refundsOf(call, charge.id) } : charge;
}

const refundsOf = ({ account }: Call, charge: string) =>
  listOf(
    `/v1/charges/${charge}/refunds`,
    account.all('refunds').filter((refund) => refund.charge === charge),
  );

export function createRefund({ account, form }: Call): object {
  allow(form, 'charge', 'payment_intent', 'amount', 'metadata', 'reason');
  const reason = choice(form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  const metadata = metadataIn(form);
  return refundCharge(account, namedIn({ form }), { amount: integer(form, 'amount'), metadata, reason });
}

export function listRefunds(call: Call): object {
  allow(call.form, 'charge', 'payment_intent', 'limit');
  return refundsOf(call, chargeNamed(call.account, namedIn(call)).id);
}

function namedIn({ form }: Pick<Call, 'form'>): string {
  const named = optional(form, 'payment_intent') ?? optional(form, 'charge');
  if (!named)
    throw wrong('charge', 'One of the following params should be provided: charge or payment_intent.');
  return named;
}
