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
