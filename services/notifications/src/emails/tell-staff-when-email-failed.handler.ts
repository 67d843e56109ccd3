import { Injectable } from '@nestjs/common';
import { EmailFailed } from '@rep13/contracts-notifications';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { EMAILS } from './catalogue.ts';
import { enqueueEmail, isForClient } from './email.ts';
import { emailFailed } from './email-failed/email-failed.email.ts';

/** A failed mail to ourselves brings no further mail to ourselves: it stands in the log. */
@Injectable()
export class TellStaffWhenEmailFailed {
  @OnEvent(EmailFailed, 'mail')
  handle({ emailId, kind }: EmailFailed, { jobs }: Handling): void {
    const email = EMAILS.find((each) => each.kind === kind);
    if (email && (isForClient(email) || email.to === 'coordinator'))
      enqueueEmail(jobs, emailFailed, { emailId }, emailId);
  }
}
