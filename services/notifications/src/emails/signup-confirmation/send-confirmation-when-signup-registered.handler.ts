import { Injectable } from '@nestjs/common';
import { SignupRegistered } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { signupConfirmation } from './signup-confirmation.email.ts';

@Injectable()
export class SendConfirmationWhenSignupRegistered {
  @OnEvent(SignupRegistered, 'mail')
  handle({ signupId, registeredAt }: SignupRegistered, { jobs }: Handling): void {
    enqueueEmail(jobs, signupConfirmation, { signupId, registeredAt });
  }
}
