import { Injectable } from '@nestjs/common';
import { FeeChangeAnnounced } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { feeChanged } from './fee-changed.email.ts';

@Injectable()
export class MailClientWhenFeeChangeAnnounced {
  @OnEvent(FeeChangeAnnounced, 'mail')
  handle({ changeId, ...change }: FeeChangeAnnounced, { jobs }: Handling): void {
    enqueueEmail(jobs, feeChanged, change, changeId);
  }
}
