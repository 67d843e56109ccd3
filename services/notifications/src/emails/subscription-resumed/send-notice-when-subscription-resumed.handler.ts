import { Injectable } from '@nestjs/common';
import { SubscriptionResumed } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { subscriptionResumed } from './subscription-resumed.email.ts';

@Injectable()
export class SendNoticeWhenSubscriptionResumed {
  @OnEvent(SubscriptionResumed, 'mail')
  handle(resumed: SubscriptionResumed, { jobs }: Handling): void {
    enqueueEmail(jobs, subscriptionResumed, resumed, resumed.resumedAt);
  }
}
