import { IsInt, IsISO8601, IsString } from 'class-validator';

/** The client's bank sent a refund back: the money is ours again, and still owed to the client. */
export class RefundFailed {
  static readonly type = 'onboarding.refund.failed.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly paymentId!: number;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly failedAt!: string;
  /** The provider's name of it. */
  @IsString() readonly reference!: string;
}
