import { IsIn, IsInt, ValidateIf } from 'class-validator';
import { BILLING_TASK_KINDS, type BillingTaskKind } from '@rep13/contracts-constants';

/** Staff has to settle something about money. */
export class BillingTaskOpened {
  static readonly type = 'onboarding.billing-task.opened.v1';

  @IsInt() readonly taskId!: number;
  /** Null where the payment belongs to nobody we know. */
  @ValidateIf((_, value) => value !== null) @IsInt() readonly signupId!: number | null;
  @IsIn(BILLING_TASK_KINDS) readonly kind!: BillingTaskKind;
}

/** Staff has settled it. */
export class BillingTaskFinished {
  static readonly type = 'onboarding.billing-task.finished.v1';

  @IsInt() readonly taskId!: number;
  @ValidateIf((_, value) => value !== null) @IsInt() readonly signupId!: number | null;
  @IsIn(BILLING_TASK_KINDS) readonly kind!: BillingTaskKind;
}

/** The client, or staff for it, said who the invoices are for. The values stay with onboarding. */
export class BillingChanged {
  static readonly type = 'onboarding.billing.changed.v1';

  @IsInt() readonly signupId!: number;
}
