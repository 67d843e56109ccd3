import { Injectable } from '@nestjs/common';
import { PasswordResetRequested } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { passwordReset } from './password-reset.email.ts';

@Injectable()
export class SendResetLinkWhenPasswordResetRequested {
  @OnEvent(PasswordResetRequested, 'mail')
  handle(request: PasswordResetRequested, { jobs }: Handling): void {
    enqueueEmail(jobs, passwordReset, request, request.resetId);
  }
}
