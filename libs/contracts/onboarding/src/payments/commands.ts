import { Command } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { PaymentView } from './payment.view.ts';

/** Pay the first year of one signup. A second call answers the first payment. */
export class CompletePayment extends Command<PaymentView> {
  static readonly subject = 'rpc.onboarding.payment.complete.v1';
  @SignupId() readonly signupId!: number;
}
