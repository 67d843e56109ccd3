import { IsInt, IsISO8601, IsString } from 'class-validator';

/** A fee went back to the client. */
export class RefundMade {
  static readonly type = 'onboarding.refund.made.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly paymentId!: number;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly madeAt!: string;
}
