import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { NothingHidden, SignupId } from '@rep13/contracts-validation';
import { BillingBody } from '../billing/billing.body.ts';

/** `POST /api/payment`: pay the yearly fee of one signup. */
export class PaymentBody {
  @SignupId() readonly signupId!: number;
  /** Who the invoice is for: needed by every provider that moves money, until it was said once. */
  @IsOptional() @ValidateNested() @Type(() => BillingBody) readonly billing?: BillingBody;
}

/** `GET /api/payment/:signupId`. */
export class PaymentStateQuery {
  /** The provider's page that the visitor comes back from. */
  @IsOptional() @IsString() @MaxLength(200) @NothingHidden() readonly session?: string;
}
