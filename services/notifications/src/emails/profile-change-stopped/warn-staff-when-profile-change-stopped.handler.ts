import { Injectable } from '@nestjs/common';
import { ProfileChangeStopped } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { profileChangeStopped } from './profile-change-stopped.email.ts';

@Injectable()
export class WarnStaffWhenProfileChangeStopped {
  @OnEvent(ProfileChangeStopped, 'mail')
  handle(stopped: ProfileChangeStopped, { jobs }: Handling): void {
    enqueueEmail(jobs, profileChangeStopped, stopped, stopped.changeId);
  }
}
