import { Injectable } from '@nestjs/common';
import {
  BillingTaskOpened,
  BooksDiffer,
  ProviderTroubleFound,
  SubscriptionStopped,
} from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { billingTask } from './billing-task.email.ts';

@Injectable()
export class TellStaffWhenBillingTaskOpened {
  @OnEvent(BillingTaskOpened, 'mail')
  handle({ taskId, signupId, kind }: BillingTaskOpened, { jobs }: Handling): void {
    enqueueEmail(jobs, billingTask, { taskId, kind, ...(signupId !== null && { signupId }) }, taskId);
  }

  @OnEvent(SubscriptionStopped, 'mail')
  stopped({ taskId, signupId }: SubscriptionStopped, { jobs }: Handling): void {
    enqueueEmail(jobs, billingTask, { taskId, kind: 'ended-at-provider', signupId }, taskId);
  }

  @OnEvent(BooksDiffer, 'mail')
  differ({ taskId, signupId }: BooksDiffer, { jobs }: Handling): void {
    enqueueEmail(jobs, billingTask, { taskId, kind: 'books-differ', signupId }, taskId);
  }

  @OnEvent(ProviderTroubleFound, 'mail')
  troubled({ taskId, kind }: ProviderTroubleFound, { jobs }: Handling): void {
    enqueueEmail(jobs, billingTask, { taskId, kind }, taskId);
  }
}
