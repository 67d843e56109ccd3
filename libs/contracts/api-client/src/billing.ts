// Written by `npm run reference` from services/gateway/src/client/billing.controller.ts.
import type { BillingBody, BillingView, InvoiceView } from '@rep13/contracts-onboarding';
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Get whom the own invoices are for. As registered, until it was said. */
export const billing = 'GET /api/client/billing' as Operation<
  'GET /api/client/billing',
  { answer: BillingView }
>;

/** Say whom the own invoices are for. Those that are issued stay as they are; payments that wait for it get theirs. */
export const change = 'PUT /api/client/billing' as Operation<
  'PUT /api/client/billing',
  { body: BillingBody; answer: BillingView; error: 'onboarding.account-suspended' }
>;

/** List the own invoices and credit notes, newest first. */
export const invoices = 'GET /api/client/invoices' as Operation<
  'GET /api/client/invoices',
  { answer: InvoiceView[] }
>;

/** Get one of the own invoices as PDF. 404 also while it is being made, for some seconds. */
export const pdf = 'GET /api/client/invoices/:number/pdf' as Operation<
  'GET /api/client/invoices/:number/pdf',
  { answer: Bytes }
>;
