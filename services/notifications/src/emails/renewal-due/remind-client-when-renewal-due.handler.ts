import { Injectable } from '@nestjs/common';
import { RenewalDue } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { renewalDue } from './renewal-due.email.ts';

@Injectable()
export class RemindClientWhenRenewalDue {
  @OnEvent(RenewalDue, 'mail')
  handle(renewal: RenewalDue, { jobs }: Handling): void {
    enqueueEmail(jobs, renewalDue, renewal, `${renewal.renewsAt}:${renewal.daysLeft}`);
  }
}
