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
