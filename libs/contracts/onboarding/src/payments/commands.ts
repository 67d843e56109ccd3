import { Command, StatisticsQuery } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { PaymentDayView, PaymentView } from './payment.view.ts';

/** Pay the first year of one signup. A second call answers the first payment. */
export class CompletePayment extends Command<PaymentView> {
  static readonly subject = 'rpc.onboarding.payment.complete.v1';
  @SignupId() readonly signupId!: number;
}

/** Payments by day, oldest first, also the days without one. */
export class GetPaymentStatistics extends StatisticsQuery implements Command<PaymentDayView[]> {
  static readonly subject = 'rpc.onboarding.payment.get-statistics.v1';
  declare readonly replyType?: PaymentDayView[];
}
