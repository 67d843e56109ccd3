import { Injectable } from '@nestjs/common';
import { ClientAccountSuspended } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { accountSuspended } from './account-suspended.email.ts';

@Injectable()
export class SendNoticeWhenClientAccountSuspended {
  @OnEvent(ClientAccountSuspended, 'mail')
  handle(suspension: ClientAccountSuspended, { jobs }: Handling): void {
    enqueueEmail(jobs, accountSuspended, suspension, suspension.suspendedAt);
  }
}
