/** What the other subjects may use of invoices. */
export { enqueueCreditNote, enqueueInvoice, type PaidFee, type RefundedFee } from './enqueue-invoice.ts';
