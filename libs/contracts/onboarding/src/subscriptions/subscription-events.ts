import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import {
  DEBT_MAIL_DAYS,
  RENEWAL_REMINDER_DAYS,
  type DebtMailDays,
  type RenewalReminderDays,
} from '@rep13/contracts-constants';

/** The renewal comes near: 45 or 14 days before. Not of a subscription that was cancelled or is not charged. */
export class RenewalDue {
  static readonly type = 'onboarding.subscription.renewal-due.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(RENEWAL_REMINDER_DAYS) readonly daysLeft!: RenewalReminderDays;
  @IsISO8601() readonly renewsAt!: string;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
}

/** Another year is paid. */
export class SubscriptionRenewed {
  static readonly type = 'onboarding.subscription.renewed.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly paymentId!: number;
  /** 2 for the second year. */
  @IsInt() readonly serviceYear!: number;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  @IsISO8601() readonly paidAt!: string;
  @IsISO8601() readonly periodEnd!: string;
}

/** A renewal is unpaid for so many days. */
export class SubscriptionOverdue {
  static readonly type = 'onboarding.subscription.overdue.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(DEBT_MAIL_DAYS) readonly days!: DebtMailDays;
  @IsISO8601() readonly overdueSince!: string;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
}

/** Nothing can be signed and no provider information saved until the debt is paid; the mandate stays in force. */
export class PaymentHoldSet {
  static readonly type = 'onboarding.payment-hold.set.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly setAt!: string;
}

/** The debt is paid. */
export class PaymentHoldLifted {
  static readonly type = 'onboarding.payment-hold.lifted.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly liftedAt!: string;
}

/** The agreement is to end, and no further fee is charged. The mandate follows. */
export class SubscriptionCancelled {
  static readonly type = 'onboarding.subscription.cancelled.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(['client', 'refund', 'staff']) readonly by!: 'client' | 'refund' | 'staff';
  @IsISO8601() readonly askedAt!: string;
  /** The last moment of the mandate. */
  @IsISO8601() readonly endsAt!: string;
  @IsISO8601() readonly runOffUntil!: string;
}

/** The paid time is over and was not renewed. */
export class SubscriptionEnded {
  static readonly type = 'onboarding.subscription.ended.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly endedAt!: string;
}

export const SUBSCRIPTION_EVENTS = [
  RenewalDue,
  SubscriptionRenewed,
  SubscriptionOverdue,
  PaymentHoldSet,
  PaymentHoldLifted,
  SubscriptionCancelled,
  SubscriptionEnded,
] as const;
