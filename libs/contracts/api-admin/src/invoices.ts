// Written by `npm run reference` from services/gateway/src/admin/invoices.controller.ts.
import type { InvoiceItem, InvoicesQuery } from '@rep13/contracts-onboarding';
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** List invoices and credit notes, newest first. */
export const list = 'GET /api/admin/invoices' as Operation<
  'GET /api/admin/invoices',
  { query: InvoicesQuery; answer: InvoiceItem[] }
>;

/** Get an invoice as PDF. */
export const pdf = 'GET /api/admin/invoices/:number/pdf' as Operation<
  'GET /api/admin/invoices/:number/pdf',
  { answer: Bytes }
>;
