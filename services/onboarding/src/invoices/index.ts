/** What the other subjects may use of invoices. */
export { enqueueCreditNote, enqueueInvoice } from './enqueue-invoice.ts';
export type { PaidFee, RefundedFee } from './paid-fee.ts';
