import { IsInt, IsISO8601, IsString } from 'class-validator';

/** The yearly fee of a signup was paid. */
export class PaymentCompleted {
  static readonly type = 'onboarding.payment.completed.v1';

  @IsInt() readonly paymentId!: number;
  @IsInt() readonly signupId!: number;
  /** Integer euro cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsString() readonly provider!: string;
  @IsISO8601() readonly paidAt!: string;
}
