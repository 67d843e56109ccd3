import { Injectable } from '@nestjs/common';
import { ClientAccountLocked } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { accountLocked } from './account-locked.email.ts';

@Injectable()
export class SendWarningWhenClientAccountLocked {
  @OnEvent(ClientAccountLocked, 'mail')
  handle(lock: ClientAccountLocked, { jobs }: Handling): void {
    enqueueEmail(jobs, accountLocked, lock, lock.lockedUntil);
  }
}
