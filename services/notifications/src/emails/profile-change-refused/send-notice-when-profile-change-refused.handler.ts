import { Injectable } from '@nestjs/common';
import { ProfileChangeRefused } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { profileChangeRefused } from './profile-change-refused.email.ts';

@Injectable()
export class SendNoticeWhenProfileChangeRefused {
  @OnEvent(ProfileChangeRefused, 'mail')
  handle(refused: ProfileChangeRefused, { jobs }: Handling): void {
    enqueueEmail(jobs, profileChangeRefused, refused, refused.changeId);
  }
}
