import { Injectable } from '@nestjs/common';
import { AnnualUpdateDue } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { annualUpdateDue } from './annual-update-due.email.ts';

@Injectable()
export class SendReminderWhenAnnualUpdateDue {
  @OnEvent(AnnualUpdateDue, 'mail')
  handle(
    { signupId, daysLeft, annualUpdateDue: due, marketLeftOut }: AnnualUpdateDue,
    { jobs }: Handling,
  ): void {
    enqueueEmail(
      jobs,
      annualUpdateDue,
      { signupId, annualUpdateDue: due, ...(marketLeftOut && { marketLeftOut }) },
      `${due}:${daysLeft}`,
    );
  }
}
