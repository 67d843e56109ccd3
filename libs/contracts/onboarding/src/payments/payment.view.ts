import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { DayCountView } from '@rep13/contracts-messaging';
import type { BillingView } from '../billing/billing.views.ts';

export interface PaymentView {
  readonly id: number;
  readonly signupId: number;
  /** Integer euro cents. */
  readonly amountCents: number;
  readonly currency: string;
  /** `demo` while no real provider is set up. */
  readonly provider: string;
  readonly paidAt: LegalDay;
}

/** The payment goes on at the provider's page. */
export interface PaymentBegunView {
  readonly redirectTo: string;
}

/** `GET /api/payment/:signupId`: how the fee is paid, and whether it is. */
export interface PaymentStateView {
  readonly provider: string;
  /** The provider is one to try things out: nothing is charged. */
  readonly isTest: boolean;
  /**
   * `waiting`: the provider's page was left as paid, and its confirmation is under way. `processing`: the bank takes days
   * to carry it out. `failed`: it did not, and another payment is possible.
   */
  readonly state: 'unpaid' | 'waiting' | 'processing' | 'failed' | 'paid';
  readonly paidAt: LegalDay | null;
  /** Whether the provider's page can be opened only after `billing` was said; false for the demo. */
  readonly needsBilling: boolean;
  /** As registered, or as confirmed. */
  readonly billing: BillingView;
}

/** `GET /api/admin/payments`: one fee, and what became of it. */
export interface PaymentItem extends PaymentView {
  readonly companyName: string;
  /** 1 for the first year. */
  readonly serviceYear: number;
  /** The provider's own name for it. */
  readonly providerReference: string;
  /** The number of its invoice; null for the demo, and while a task about it is open. */
  readonly invoice: string | null;
  readonly refund: RefundView | null;
  /** What went back of it by now, in parts or as a whole; absent from an onboarding of before. */
  readonly returnedCents?: number;
}

export interface RefundView {
  readonly state: 'asked' | 'made' | 'failed';
  readonly amountCents: number;
  readonly askedAt: Moment;
  readonly madeAt: Moment | null;
  /** What the provider said. */
  readonly failure: string | null;
}

/** How many fees were paid on one day. */
export interface PaymentDayView extends DayCountView {
  /** Their sum in integer euro cents, demo payments included. */
  readonly amountCents: number;
  /** How many of them were made with the demo provider, which moves no money; absent from an onboarding of before. */
  readonly demoCount?: number;
}

/** `GET /api/admin/money`: what came in, what is due, what is owed. Demo payments are not in it. Integer cents. */
export interface MoneyFiguresView {
  readonly currency: string;
  /** Charges of the last 365 days. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** Renewals month by month, from the present one (`2026-11`) to the same one of next year. */
  readonly renewalsDue: readonly {
    readonly month: string;
    readonly count: number;
    readonly amountCents: number;
  }[];
  readonly overdue: { readonly count: number; readonly amountCents: number };
  readonly onHold: number;
}
