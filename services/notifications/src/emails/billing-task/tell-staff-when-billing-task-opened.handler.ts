import { Injectable } from '@nestjs/common';
import { BillingTaskOpened } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { billingTask } from './billing-task.email.ts';

@Injectable()
export class TellStaffWhenBillingTaskOpened {
  @OnEvent(BillingTaskOpened, 'mail')
  handle({ taskId, signupId, kind }: BillingTaskOpened, { jobs }: Handling): void {
    enqueueEmail(jobs, billingTask, { taskId, kind, ...(signupId !== null && { signupId }) }, taskId);
  }
}
