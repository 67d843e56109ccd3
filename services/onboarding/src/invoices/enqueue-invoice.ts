import type { Scope } from '@rep13/service-kit';
import { CANCEL_CREDIT_NOTE, ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from './issue-invoice.jobs.ts';
import type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';

/** Has the invoice of a paid fee issued; once, however often. */
export function enqueueInvoice(jobs: Scope['jobs'], fee: PaidFee): void {
  jobs.enqueue(ISSUE_INVOICE, String(fee.paymentId), fee);
}

/** Has the credit note of what went back issued, after its invoice; none where there is no invoice and will be none. */
export function enqueueCreditNote(jobs: Scope['jobs'], fee: RefundedFee & { movement: string }): void {
  jobs.enqueue(ISSUE_CREDIT_NOTE, movementKey(fee), fee);
}

/** Has a credit note cancelled, after it was issued; nothing where there will be none. */
export function enqueueCancellation(jobs: Scope['jobs'], fee: ReturnedFee): void {
  jobs.enqueue(CANCEL_CREDIT_NOTE, movementKey(fee), fee);
}

/** By which the job about one movement is found again. */
export const movementKey = ({ paymentId, movement }: Pick<ReturnedFee, 'paymentId' | 'movement'>): string =>
  `${paymentId}:${movement}`;
