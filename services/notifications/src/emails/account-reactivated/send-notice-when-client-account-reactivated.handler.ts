import { Injectable } from '@nestjs/common';
import { ClientAccountReactivated } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { accountReactivated } from './account-reactivated.email.ts';

@Injectable()
export class SendNoticeWhenClientAccountReactivated {
  @OnEvent(ClientAccountReactivated, 'mail')
  handle(reactivation: ClientAccountReactivated, { jobs }: Handling): void {
    enqueueEmail(jobs, accountReactivated, reactivation, reactivation.reactivatedAt);
  }
}
