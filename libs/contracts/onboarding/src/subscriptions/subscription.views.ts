import type { SubscriptionState, LegalDay } from '@rep13/contracts-constants';

/** `GET /api/client/subscription`: what was bought, until when it is paid, and how it ends. */
export interface SubscriptionView {
  /** `demo` moves no money and renews nothing. */
  readonly provider: string;
  readonly state: SubscriptionState;
  readonly periodStart: LegalDay;
  /** Until when it is paid. */
  readonly periodEnd: LegalDay;
  /** Null where nothing more is charged. */
  readonly nextCharge: {
    readonly at: LegalDay;
    readonly amountCents: number;
    readonly currency: string;
  } | null;
  /** Another fee that was announced, and when its first year begins; null where the fee stays. */
  readonly feeChange: {
    readonly startsAt: LegalDay;
    readonly amountCents: number;
    readonly currency: string;
  } | null;
  /** Since when a renewal is unpaid; null when nothing is owed. */
  readonly overdueSince: LegalDay | null;
  /** Since when nothing can be signed and no provider information saved, until the debt is paid. */
  readonly paymentHoldAt: LegalDay | null;
  /** What a cancellation at this moment would mean; null where it can't be cancelled (any more). */
  readonly cancellation: CancellationTerms | null;
  /** The end that was asked for. */
  readonly cancelled: CancelledView | null;
  /** Whether the client may take its cancellation back; absent from an onboarding of before. */
  readonly canResume?: boolean;
  /** Whether it is over and the client may register again; absent from an onboarding of before. */
  readonly canRegisterAgain?: boolean;
  /** Until when the first year's fee may be asked back; null where it can't be. */
  readonly refundableUntil: LegalDay | null;
  /** Whether the provider has a page where the card is changed and debt is paid. */
  readonly hasCardPage: boolean;
  /** Whether what is owed is paid on a page of its own, because no card is tried for it any more; absent from an onboarding of before. */
  readonly canPayOwed?: boolean;
  /** Why a fee is owed that was paid: the client's bank took it back. */
  readonly overdueCause?: 'dispute' | null;
}

/** By the agreement: the end of the paid year, or 30 days' notice where that is later. No further fee is charged. */
export interface CancellationTerms {
  /** The last day counts to its end where the representative is. */
  readonly endsAt: LegalDay;
  readonly runOffUntil: LegalDay;
}

export interface CancelledView extends CancellationTerms {
  readonly askedAt: LegalDay;
  /** `refund`: the first fee was asked back. `staff`: it was ended by us. */
  readonly by: 'client' | 'refund' | 'staff';
}
