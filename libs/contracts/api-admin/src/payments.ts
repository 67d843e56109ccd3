// Written by `npm run reference` from services/gateway/src/admin/payments.controller.ts.
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { ListQuery } from '@rep13/contracts-messaging';
import type {
  InvoiceItem,
  MoneyFiguresView,
  PaymentItem,
  RefundPaymentBody,
  WriteInvoiceBody,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get what came in, what is due and what is owed. Demo payments are not in it. */
export const figures = 'GET /api/admin/money' as Operation<
  'GET /api/admin/money',
  { answer: MoneyFiguresView }
>;

/** List payments, newest first. */
export const list = 'GET /api/admin/payments' as Operation<
  'GET /api/admin/payments',
  { query: ListQuery; answer: PaymentItem[] }
>;

/**
 * Give a fee back, whole. Later than 30 days after it was paid somebody else has to agree: 202, and nothing is done
 * yet; with `breakGlass` it is done at once.
 */
export const refund = 'POST /api/admin/payments/:id/refund' as Operation<
  'POST /api/admin/payments/:id/refund',
  {
    body: RefundPaymentBody;
    answer: PaymentItem | ApprovalNeededView;
    error: 'onboarding.refund-not-possible';
  }
>;

/**
 * Write the invoice of a payment. As staff has decided; one that there is already is taken back by a credit note.
 * Somebody else has to agree: 202, and nothing is done yet; with `breakGlass` it is done at once.
 */
export const writeInvoice = 'POST /api/admin/payments/:id/invoice' as Operation<
  'POST /api/admin/payments/:id/invoice',
  { body: WriteInvoiceBody; answer: InvoiceItem | ApprovalNeededView }
>;
