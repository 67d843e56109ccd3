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

/** A fee that went back, whole or in part. */
export interface RefundedFee {
  readonly paymentId: number;
  readonly signupId: number;
  readonly refundedAt: string;
  /** The provider's name of the refund or dispute; absent from what was enqueued when there was one for a payment. */
  readonly movement?: string;
  /** All of it where it is absent. */
  readonly amountCents?: number;
  /** The client's bank took it back; else we gave it back. */
  readonly isDispute?: boolean;
}

/** Money that a credit note is about and that is ours again. */
export interface ReturnedFee {
  readonly paymentId: number;
  readonly signupId: number;
  readonly movement: string;
  readonly returnedAt: string;
}
