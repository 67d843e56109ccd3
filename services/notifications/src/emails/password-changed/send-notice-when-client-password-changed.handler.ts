import { Injectable } from '@nestjs/common';
import { ClientPasswordChanged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { passwordChanged } from './password-changed.email.ts';

@Injectable()
export class SendNoticeWhenClientPasswordChanged {
  @OnEvent(ClientPasswordChanged, 'mail')
  handle(change: ClientPasswordChanged, { jobs }: Handling): void {
    enqueueEmail(jobs, passwordChanged, change, change.changedAt);
  }
}
