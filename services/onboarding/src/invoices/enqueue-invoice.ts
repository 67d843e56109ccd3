import type { Scope } from '@rep13/service-kit';
import { ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from './issue-invoice.jobs.ts';
import type { PaidFee, RefundedFee } from './paid-fee.ts';

/** Has the invoice of a paid fee issued; once, however often. */
export function enqueueInvoice(jobs: Scope['jobs'], fee: PaidFee): void {
  jobs.enqueue(ISSUE_INVOICE, String(fee.paymentId), fee);
}

/** Has the credit note of a refunded fee issued, after its invoice; none where there is no invoice and will be none. */
export function enqueueCreditNote(jobs: Scope['jobs'], fee: RefundedFee): void {
  jobs.enqueue(ISSUE_CREDIT_NOTE, String(fee.paymentId), fee);
}
