import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Command, ListQuery, StatisticsQuery, type Refusals } from '@rep13/contracts-messaging';
import { NothingHidden, OptionalOrNull, RequiredText, SignupId } from '@rep13/contracts-validation';
import { BillingBody } from '../billing/billing.body.ts';
import type { SubscriptionView } from '../subscriptions/subscription.views.ts';
import { PROVIDER_ANSWER_MS } from '../provider-answer.ts';
import type {
  MoneyFiguresView,
  PaymentBegunView,
  PaymentDayView,
  PaymentItem,
  PaymentStateView,
  PaymentView,
} from './payment.view.ts';

/**
 * Pay the first year of one signup. A second call answers the first payment, or the provider's page that is still open.
 * Validation fails without `billing` where the provider needs it.
 */
export class CompletePayment extends Command<PaymentView | PaymentBegunView> {
  static readonly subject = 'rpc.onboarding.payment.complete.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-suspended': 403,
    'gateway.validation-failed': 400,
    'onboarding.payment-provider-away': 503,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PROVIDER_ANSWER_MS;
  @SignupId() readonly signupId!: number;
  @IsOptional() @ValidateNested() @Type(() => BillingBody) readonly billing?: BillingBody;
}

/**
 * How the fee is paid, and whether it is. `session`: the provider's page that the visitor comes back from; one that is
 * not this signup's is not found.
 */
export class GetPaymentState extends Command<PaymentStateView> {
  static readonly subject = 'rpc.onboarding.payment.get-state.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @OptionalOrNull() @IsString() @MaxLength(200) @NothingHidden() readonly session?: string | null;
}

/**
 * A provider's webhook, as it came: the provider's part checks the signature over these very bytes. Told again, it
 * changes nothing. Refused for a wrong or old signature and for another provider.
 */
export class ReceiveProviderEvent extends Command<{ readonly received: true }> {
  static readonly subject = 'rpc.onboarding.payment.receive-event.v1';
  static readonly errors = { 'onboarding.webhook-refused': 400 } as const satisfies Refusals;
  @Matches(/^[a-z]{1,30}$/) readonly provider!: string;
  /** The request's body as text. */
  @IsString() @MaxLength(LIMITS.webhookMax) readonly body!: string;
  @IsString() @MaxLength(4_096) readonly signature!: string;
}

/** Payments, newest first. `search`: company, the provider's reference. */
export class ListPayments extends ListQuery implements Command<PaymentItem[]> {
  static readonly subject = 'rpc.onboarding.payment.list.v1';
  declare readonly replyType?: PaymentItem[];
}

/** How many payments the filters find, exactly. Which page is asked for does not matter. */
export class CountPayments extends ListQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.payment.count.v1';
  declare readonly replyType?: number;
}

/** One payment. */
export class GetPayment extends Command<PaymentItem> {
  static readonly subject = 'rpc.onboarding.payment.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsInt() @Min(1) readonly paymentId!: number;
}

/**
 * Staff gives a fee back, whole. The agreement goes on unless it is ended too. Refused for a demo payment and for one
 * that was refunded.
 */
export class RefundPayment extends Command<PaymentItem> {
  static readonly subject = 'rpc.onboarding.payment.refund.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.refund-not-possible': 409,
  } as const satisfies Refusals;
  @IsInt() @Min(1) readonly paymentId!: number;
  @RequiredText(LIMITS.refundReasonMax, MESSAGES.refundReason) readonly reason!: string;
}

/** The client asks the first year's fee back, within 30 days after paying it: the agreement ends today. */
export class AskRefund extends Command<SubscriptionView> {
  static readonly subject = 'rpc.onboarding.payment.ask-refund.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.refund-not-possible': 409,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** The provider's page where a client changes the card and pays what is owed. */
export class OpenCardPage extends Command<PaymentBegunView> {
  static readonly subject = 'rpc.onboarding.payment.open-card-page.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.payment-provider-away': 503,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PROVIDER_ANSWER_MS;
  @SignupId() readonly signupId!: number;
}

/**
 * The provider's page where a client pays a year that is owed and for which no card is tried any more: with it a new
 * subscription takes the place of the old one.
 */
export class PayOwed extends Command<PaymentBegunView> {
  static readonly subject = 'rpc.onboarding.payment.pay-owed.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.nothing-owed': 409,
    'onboarding.payment-provider-away': 503,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PROVIDER_ANSWER_MS;
  @SignupId() readonly signupId!: number;
}

/** What came in, what is due, what is owed. */
export class GetMoneyFigures extends Command<MoneyFiguresView> {
  static readonly subject = 'rpc.onboarding.payment.get-figures.v1';
}

/** Payments by day, oldest first, also the days without one. */
export class GetPaymentStatistics extends StatisticsQuery implements Command<PaymentDayView[]> {
  static readonly subject = 'rpc.onboarding.payment.get-statistics.v1';
  declare readonly replyType?: PaymentDayView[];
}
