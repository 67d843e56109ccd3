import type { InvoiceItem, InvoiceView } from '@rep13/contracts-onboarding';
import type { Invoice } from './invoice.entity.ts';

/** `side`: whose PDF route it is, as part of the address. */
export const toInvoiceView = (invoice: Invoice, side: 'client' | 'admin'): InvoiceView => ({
  number: invoice.number,
  kind: invoice.kind,
  issuedAt: invoice.issuedAt.toISOString(),
  net: invoice.netCents / 100,
  vat: invoice.vatCents / 100,
  currency: invoice.currency,
  vatTreatment: invoice.vatTreatment,
  pdf: `/api/${side}/invoices/${invoice.number}/pdf`,
});

export const toInvoiceItem = (invoice: Invoice): InvoiceItem => ({
  ...toInvoiceView(invoice, 'admin'),
  id: invoice.id,
  signupId: invoice.signupId,
  companyName: invoice.document.buyer.name,
  credits: invoice.credits,
});
