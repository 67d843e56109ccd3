import { OrNull } from '@rep13/contracts-validation';
import { IsBoolean, IsIn, IsInt } from 'class-validator';
import {
  ANNOUNCED_TASK_KINDS,
  PROVIDER_TROUBLES,
  type AnnouncedTaskKind,
  type ProviderTrouble,
} from '@rep13/contracts-constants';

/** Staff has to settle something about money. */
export class BillingTaskOpened {
  static readonly type = 'onboarding.billing-task.opened.v1';

  @IsInt() readonly taskId!: number;
  /** Null where the payment belongs to nobody we know. */
  @OrNull() @IsInt() readonly signupId!: number | null;
  @IsIn(ANNOUNCED_TASK_KINDS) readonly kind!: AnnouncedTaskKind;
}

/** Staff has settled it. */
export class BillingTaskFinished {
  static readonly type = 'onboarding.billing-task.finished.v1';

  @IsInt() readonly taskId!: number;
  @OrNull() @IsInt() readonly signupId!: number | null;
  @IsIn(ANNOUNCED_TASK_KINDS) readonly kind!: AnnouncedTaskKind;
}

/** Something is wrong between the payment provider and us; it concerns no client alone. */
export class ProviderTroubleFound {
  static readonly type = 'onboarding.provider-trouble.found.v1';

  /** Of staff, which sees to it. */
  @IsInt() readonly taskId!: number;
  @IsIn(PROVIDER_TROUBLES) readonly kind!: ProviderTrouble;
}

/** A client's company or tax number was looked up where it is registered. The number stays with onboarding. */
export class TaxIdChecked {
  static readonly type = 'onboarding.tax-id.checked.v1';

  @IsInt() readonly signupId!: number;
  @IsBoolean() readonly isValid!: boolean;
  @IsIn(['vies', 'staff']) readonly by!: 'vies' | 'staff';
}

/** Ledger, invoices and the payment provider do not agree about a client. */
export class BooksDiffer {
  static readonly type = 'onboarding.books.differ.v1';

  /** Of staff, which finds out why. */
  @IsInt() readonly taskId!: number;
  @IsInt() readonly signupId!: number;
}

/** The client, or staff for it, said who the invoices are for. The values stay with onboarding. */
export class BillingChanged {
  static readonly type = 'onboarding.billing.changed.v1';

  @IsInt() readonly signupId!: number;
}
