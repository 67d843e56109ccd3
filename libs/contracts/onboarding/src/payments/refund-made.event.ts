import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';

/** A fee, or a part of it, went back to the client. */
export class RefundMade {
  static readonly type = 'onboarding.refund.made.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly paymentId!: number;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly madeAt!: string;
  /** The provider's name of it: of one payment there may be more than one. */
  @IsOptional() @IsString() readonly reference?: string;
  /** Not the whole fee. */
  @IsOptional() @IsBoolean() readonly isPart?: boolean;
}
