import { Injectable } from '@nestjs/common';
import { ProfileChangeAsked } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { addressConfirmation } from '../address-confirmation/address-confirmation.email.ts';
import { enqueueEmail } from '../email.ts';
import { profileChangeWaiting } from '../profile-change-waiting/profile-change-waiting.email.ts';
import { profileChangeAsked } from './profile-change-asked.email.ts';

/** Whoever has to do something, and the contact as it is. A change that waits for nothing is told of once it is made. */
@Injectable()
export class SendNoticeWhenProfileChangeAsked {
  @OnEvent(ProfileChangeAsked, 'mail')
  handle(asked: ProfileChangeAsked, { jobs }: Handling): void {
    const { signupId, changeId, awaitsStaff, awaitsAddresses } = asked;
    if (!awaitsStaff && awaitsAddresses.length === 0) return;
    enqueueEmail(jobs, profileChangeAsked, asked, changeId);
    for (const field of awaitsAddresses)
      enqueueEmail(jobs, addressConfirmation, { signupId, changeId, field }, `${changeId}:${field}`);
    if (awaitsStaff) enqueueEmail(jobs, profileChangeWaiting, asked, changeId);
  }
}
