import { listOf } from '../account/objects.ts';
import { wrong } from '../account/refusals.ts';
import { chargeNamed, refundCharge } from '../billing/money-back.ts';
import { expands, type Call } from './endpoint.ts';
import { allow, choice, integer, metadataIn, needed, optional, webAddress } from './form.ts';

/** Its payments come only where they are asked for. */
export function readInvoice(call: Call): object {
  const invoice = call.account.get('invoices', 'invoice', call.id);
  return expands(call, 'payments') ? { ...invoice, payments: paymentsOf(call, invoice.id) } : invoice;
}

export function listInvoicePayments(call: Call): object {
  allow(call.form, 'invoice', 'limit', 'status');
  return paymentsOf(call, needed(call.form, 'invoice'));
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

export function createPortal({ account, form, base }: Call): object {
  allow(form, 'customer', 'return_url', 'configuration', 'flow_data', 'locale');
  const id = account.newId('bps');
  return account.put('portals', {
    id,
    object: 'billing_portal.session',
    created: account.now(),
    customer: account.get('customers', 'customer', needed(form, 'customer')).id,
    livemode: false,
    return_url: webAddress(form, 'return_url'),
    url: `${base}/portal/${id}`,
  });
}
