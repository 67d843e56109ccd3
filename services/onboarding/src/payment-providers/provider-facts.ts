/**
 * What a provider can tell, in our words. Each is told as often as the provider likes, and in any order: who takes it in
 * finds out by its references whether it is news.
 */
export type ProviderFact =
  PaidFact | ProcessingFact | NotPaidFact | UnpaidFact | EndedFact | MoneyBackFact | DisputedFact;

/** Money that went back, or was to go back. */
export type MoneyBackFact = RefundedFact | RefundFailedFact;

/** What a charge was made for, by the provider's names; told with what concerns a charge that may be nobody's here. */
export interface ChargeOrigin {
  readonly subscription: string;
  readonly session: string | null;
}

/** Money came in: for the first year or for a renewal. */
export interface PaidFact {
  readonly kind: 'paid';
  /** The page on which the subscription was begun; null for later years, which belong to a subscription that is known. */
  readonly session: string | null;
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

/** A page was left as paid by a method whose bank takes days to say whether it is. */
export interface ProcessingFact {
  readonly kind: 'processing';
  readonly session: string;
}

/** The bank did not carry out what a page was left with. */
export interface NotPaidFact {
  readonly kind: 'not-paid';
  readonly session: string;
  /** It began with the page, and is to be ended: else the provider may try again. */
  readonly subscription: string | null;
}

/** A renewal could not be charged; the provider tries again by itself. */
export interface UnpaidFact {
  readonly kind: 'unpaid';
  readonly subscription: string;
  readonly failedAt: Date;
}

/** The provider charges this subscription no more, or has a day from when on it will not. */
export interface EndedFact {
  readonly kind: 'ended';
  readonly subscription: string;
  /** May be to come. */
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
  readonly origin: ChargeOrigin | null;
}

/** Money that was on its way back, or was there, and is ours again. */
export interface RefundFailedFact extends Omit<RefundedFact, 'kind'> {
  readonly kind: 'refund-failed';
  /** In the provider's words. */
  readonly reason: string;
}

/** The client's bank takes money back, has given it back to us, or asks about it. */
export interface DisputedFact {
  readonly kind: 'disputed';
  readonly dispute: string;
  readonly charge: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly at: Date;
  /** `asked`: the bank only asks, and has taken nothing; `dropped`: and asks no more. */
  readonly state: 'asked' | 'open' | 'won' | 'lost' | 'dropped';
  /** In the provider's words. */
  readonly reason: string;
  readonly origin: ChargeOrigin | null;
}
