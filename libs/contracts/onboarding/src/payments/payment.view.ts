import type { DayCountView } from '@rep13/contracts-messaging';

export interface PaymentView {
  readonly id: number;
  readonly signupId: number;
  /** Integer euro cents. */
  readonly amountCents: number;
  readonly currency: string;
  /** `demo` while no real provider is set up. */
  readonly provider: string;
  readonly paidAt: string;
}

/** How many fees were paid on one day. */
export interface PaymentDayView extends DayCountView {
  /** Their sum in integer euro cents, demo payments included. */
  readonly amountCents: number;
  /** How many of them were made with the demo provider, which moves no money; absent from an onboarding of before. */
  readonly demoCount?: number;
}
