import { Injectable } from '@nestjs/common';
import { SubscriptionRenewed } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { subscriptionRenewed } from './subscription-renewed.email.ts';

@Injectable()
export class SendReceiptWhenSubscriptionRenewed {
  @OnEvent(SubscriptionRenewed, 'mail')
  handle({ paymentId, ...renewal }: SubscriptionRenewed, { jobs }: Handling): void {
    enqueueEmail(jobs, subscriptionRenewed, renewal, paymentId);
  }
}
