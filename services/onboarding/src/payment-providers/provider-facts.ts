/**
 * What a provider can tell, in our words. Each is told as often as the provider likes, and in any order: who takes it in
 * finds out by its references whether it is news.
 */
export type ProviderFact = PaidFact | UnpaidFact | EndedFact | RefundedFact | DisputedFact;

/** Money came in: for the first year or for a renewal. */
export interface PaidFact {
  readonly kind: 'paid';
  /** Whom the provider was told it is for; null where it does not say. */
  readonly signupId: number | null;
  /** The provider's names: of the payment (the same one for ever), of what is refunded, of subscription and customer. */
  readonly payment: string;
  readonly charge: string | null;
  readonly subscription: string;
  readonly customer: string | null;
  readonly amountCents: number;
  /** In capital letters. */
  readonly currency: string;
  readonly paidAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** A renewal could not be charged; the provider tries again by itself. */
export interface UnpaidFact {
  readonly kind: 'unpaid';
  readonly subscription: string;
  readonly failedAt: Date;
}

/** The provider charges this subscription no more. */
export interface EndedFact {
  readonly kind: 'ended';
  readonly subscription: string;
  readonly endedAt: Date;
}

/** Money went back. */
export interface RefundedFact {
  readonly kind: 'refunded';
  /** The provider's name of the refund. */
  readonly refund: string;
  /** The `charge` of the payment. */
  readonly charge: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly madeAt: Date;
}

/** The client's bank takes money back, or has given it back to us. */
export interface DisputedFact {
  readonly kind: 'disputed';
  readonly dispute: string;
  readonly charge: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly at: Date;
  readonly state: 'open' | 'won' | 'lost';
  /** In the provider's words. */
  readonly reason: string;
}
