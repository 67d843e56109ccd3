import { Injectable } from '@nestjs/common';
import { PasswordResetRequested } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { bookEmail } from '../email.ts';
import { passwordReset } from './password-reset.email.ts';

@Injectable()
export class SendResetLinkWhenPasswordResetRequested {
  @OnEvent(PasswordResetRequested, 'mail')
  handle(request: PasswordResetRequested, { jobs }: Handling): void {
    bookEmail(jobs, passwordReset, request, request.resetId);
  }
}
