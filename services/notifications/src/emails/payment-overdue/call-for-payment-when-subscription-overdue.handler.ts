import { Injectable } from '@nestjs/common';
import { SubscriptionOverdue } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { paymentOverdue } from './payment-overdue.email.ts';

/** The mail of day 30 says also that there is a hold from then on. */
@Injectable()
export class CallForPaymentWhenSubscriptionOverdue {
  @OnEvent(SubscriptionOverdue, 'mail')
  handle(debt: SubscriptionOverdue, { jobs }: Handling): void {
    enqueueEmail(jobs, paymentOverdue, debt, `${debt.overdueSince}:${debt.days}`);
  }
}
