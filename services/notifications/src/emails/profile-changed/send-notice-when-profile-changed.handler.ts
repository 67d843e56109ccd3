import { Injectable } from '@nestjs/common';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { profileChanged } from './profile-changed.email.ts';

@Injectable()
export class SendNoticeWhenProfileChanged {
  @OnEvent(ProfileChanged, 'mail')
  handle(changed: ProfileChanged, { jobs }: Handling): void {
    enqueueEmail(jobs, profileChanged, changed, changed.changeId);
  }
}
