import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';
import type { InvoiceDocument } from '../src/invoice-pdfs/invoice-document.ts';

/** The invoice of a first year, as onboarding says it. */
export const buildInvoice = (given: Partial<InvoiceDocumentView> = {}): InvoiceDocumentView => ({
  signupId: 100_000_000,
  number: 'R13-2026-00001',
  kind: 'invoice',
  issuedAt: '2026-11-20T09:15:00.000Z',
  seller: {
    name: 'Real Näide OÜ',
    lines: ['Herengracht 13', '1015 BA Amsterdam', 'Netherlands'],
    taxId: 'VAT number NL123456789B01',
  },
  buyer: {
    name: 'Northwind Ltd',
    lines: ['1 Harbour Street', 'London E1 6AN', 'United Kingdom'],
    taxId: 'Company number NW-4711',
  },
  lines: [{ text: 'EU legal representation, 20 November 2026 to 19 November 2027', netCents: 30_000 }],
  netCents: 30_000,
  vatCents: 0,
  currency: 'EUR',
  vatTreatment: 'outside-scope',
  vatNote: 'Not subject to EU VAT: Article 44 of Directive 2006/112/EC.',
  paidAt: '2026-11-20T09:14:00.000Z',
  paidBy: 'card, by Stripe',
  credits: null,
  ...given,
});

/** The same taken back. */
export const buildCreditNote = (given: Partial<InvoiceDocumentView> = {}): InvoiceDocumentView =>
  buildInvoice({
    number: 'R13-2026-00002',
    kind: 'credit-note',
    lines: buildInvoice().lines.map(({ text, netCents }) => ({ text, netCents: -netCents })),
    netCents: -30_000,
    credits: 'R13-2026-00001',
    ...given,
  });

/** As its PDF shows it. */
export const buildInvoiceDocument = (invoice = buildInvoice()): InvoiceDocument => ({
  ...invoice,
  brand: 'Rep13',
  timeZone: 'Europe/Amsterdam',
  note: null,
  sealKind: 'own',
  verifyUrl: 'https://rep13.example/verify',
});
