import { calendarDay } from '@rep13/contracts-constants';
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

export const toInvoiceItem = (invoice: Invoice, timeZone: string): InvoiceItem => ({
  ...toInvoiceView(invoice, 'admin'),
  id: invoice.id,
  signupId: invoice.signupId,
  companyName: invoice.document.buyer.name,
  credits: invoice.credits,
  cancels: invoice.cancels,
  ...forTheBooks(invoice, timeZone),
});

/** What a bookkeeper needs beside the amounts. */
function forTheBooks({ document, ...invoice }: Invoice, timeZone: string): Partial<InvoiceItem> {
  const { buyer, lines, period, vatPercent, paidAt, paidBy } = document;
  return {
    issuedOn: calendarDay(invoice.issuedAt, timeZone),
    country: buyer.country ?? buyer.lines.at(-1) ?? '',
    taxId: buyer.taxId,
    service: lines.map(({ text }) => text).join('; '),
    periodFrom: period?.from ?? null,
    periodTo: period?.to ?? null,
    gross: (invoice.netCents + invoice.vatCents) / 100,
    vatPercent: vatPercent ?? null,
    paymentId: invoice.paymentId,
    paidAt,
    paidBy,
    corrects: invoice.corrects,
  };
}
