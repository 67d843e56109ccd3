import { IsInt, IsISO8601, IsString } from 'class-validator';

/** The bank did not carry out a payment that was begun days ago, such as a debit. Nothing is paid by it. */
export class PaymentFailed {
  static readonly type = 'onboarding.payment.failed.v1';

  @IsInt() readonly signupId!: number;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly failedAt!: string;
}
