import { Injectable } from '@nestjs/common';
import { DesignationSendingBegan } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { designationLetter } from './designation-letter.email.ts';

@Injectable()
export class MailLetterWhenDesignationSendingBegan {
  @OnEvent(DesignationSendingBegan, 'mail')
  handle({ signupId, designationId, sendingAt }: DesignationSendingBegan, { jobs }: Handling): void {
    const facts = { signupId, designationId, sendingAt };
    enqueueEmail(jobs, designationLetter, facts, `${designationId}:${sendingAt}`);
  }
}
