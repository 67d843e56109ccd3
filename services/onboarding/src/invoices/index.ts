/** What the other subjects may use of invoices. */
export { enqueueCancellation, enqueueCreditNote, enqueueInvoice } from './enqueue-invoice.ts';
export type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';
