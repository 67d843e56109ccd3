import { Injectable } from '@nestjs/common';
import { ClientRecoveryCodeUsed } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { recoveryCodeUsed } from './recovery-code-used.email.ts';

@Injectable()
export class SendNoticeWhenClientRecoveryCodeUsed {
  @OnEvent(ClientRecoveryCodeUsed, 'mail')
  handle(event: ClientRecoveryCodeUsed, { jobs }: Handling): void {
    enqueueEmail(jobs, recoveryCodeUsed, { ...event }, event.usedAt);
  }
}
