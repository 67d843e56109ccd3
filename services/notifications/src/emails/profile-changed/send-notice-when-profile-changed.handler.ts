import { Injectable } from '@nestjs/common';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { contactReplaced } from '../contact-replaced/contact-replaced.email.ts';
import { enqueueEmail } from '../email.ts';
import { profileChanged } from './profile-changed.email.ts';

@Injectable()
export class SendNoticeWhenProfileChanged {
  @OnEvent(ProfileChanged, 'mail')
  handle(changed: ProfileChanged, { jobs }: Handling): void {
    const { changeId, fields } = changed;
    enqueueEmail(jobs, profileChanged, changed, changeId);
    if (fields.includes('legalContactEmail')) enqueueEmail(jobs, contactReplaced, changed, changeId);
  }
}
