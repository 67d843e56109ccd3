import type { Scope } from '@rep13/service-kit';

/** A fee that was paid by a provider that moves money. Times are ISO 8601. */
export interface PaidFee {
  readonly paymentId: number;
  readonly signupId: number;
  /** 1 for the first year. */
  readonly serviceYear: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly provider: string;
  readonly paidAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** A fee that went back, whole. */
export interface RefundedFee {
  readonly paymentId: number;
  readonly signupId: number;
  readonly refundedAt: string;
}

/** Has the invoice of a paid fee issued; once, however often. */
export function enqueueInvoice(_jobs: Scope['jobs'], _fee: PaidFee): void {
  throw new Error('not written yet');
}

/** Has the credit note of a refunded fee issued, after its invoice; none where there is no invoice and will be none. */
export function enqueueCreditNote(_jobs: Scope['jobs'], _fee: RefundedFee): void {
  throw new Error('not written yet');
}
