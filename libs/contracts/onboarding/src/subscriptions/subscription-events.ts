import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
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

/** A client is told of another fee, from one of its years on. One of before for that year or a later one holds no more. */
export class FeeChangeAnnounced {
  static readonly type = 'onboarding.fee-change.announced.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
  /** The first year at this fee. */
  @IsInt() readonly serviceYear!: number;
  /** When that year begins. */
  @IsISO8601() readonly startsAt!: string;
  /** Integer cents. */
  @IsInt() readonly amountCents!: number;
  @IsString() readonly currency!: string;
  /** What the client pays for the year that is paid. The same amount: an increase is taken back. */
  @IsInt() readonly previousCents!: number;
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
  /** The client's bank has taken back what was paid; else a renewal could not be charged. */
  @IsOptional() @IsIn(['dispute']) readonly cause?: 'dispute';
  /** Whether the provider tries the card again by itself; absent from an onboarding of before, which did not say. */
  @IsOptional() @IsBoolean() readonly isTriedAgain?: boolean;
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
  /** The payment provider ended the subscription, and nobody of us or the client asked for it here; `by` is `staff` then. */
  @IsOptional() @IsIn(['provider']) readonly cause?: 'provider';
  @IsISO8601() readonly askedAt!: string;
  /** The last moment of the mandate. */
  @IsISO8601() readonly endsAt!: string;
  @IsISO8601() readonly runOffUntil!: string;
}

/** The client took its cancellation back: the agreement goes on, and the mandate with it. */
export class SubscriptionResumed {
  static readonly type = 'onboarding.subscription.resumed.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly resumedAt!: string;
  /** Until when it is paid, and when it renews. */
  @IsISO8601() readonly periodEnd!: string;
}

/** The provider charges a subscription no more, and nobody here has asked for that. */
export class SubscriptionStopped {
  static readonly type = 'onboarding.subscription.stopped.v1';

  @IsInt() readonly signupId!: number;
  /** Of staff, which finds out why. */
  @IsInt() readonly taskId!: number;
  @IsISO8601() readonly stoppedAt!: string;
  /** Whether a fee is owed: then nothing ends by this, else the client gets notice. */
  @IsBoolean() readonly isOwed!: boolean;
}

/** The paid time is over and was not renewed. */
export class SubscriptionEnded {
  static readonly type = 'onboarding.subscription.ended.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly endedAt!: string;
}

export const SUBSCRIPTION_EVENTS = [
  RenewalDue,
  FeeChangeAnnounced,
  SubscriptionRenewed,
  SubscriptionOverdue,
  PaymentHoldSet,
  PaymentHoldLifted,
  SubscriptionCancelled,
  SubscriptionResumed,
  SubscriptionStopped,
  SubscriptionEnded,
] as const;
