import { Injectable } from '@nestjs/common';
import { SubscriptionCancelled } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { subscriptionCancelled } from './subscription-cancelled.email.ts';

@Injectable()
export class SendNoticeWhenSubscriptionCancelled {
  @OnEvent(SubscriptionCancelled, 'mail')
  handle({ askedAt, ...cancellation }: SubscriptionCancelled, { jobs }: Handling): void {
    enqueueEmail(jobs, subscriptionCancelled, cancellation, askedAt);
  }
}
