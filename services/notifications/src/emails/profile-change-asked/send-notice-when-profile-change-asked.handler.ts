import { Injectable } from '@nestjs/common';
import { ProfileChangeAsked } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { addressChangeAsked } from '../address-change-asked/address-change-asked.email.ts';
import { addressConfirmation } from '../address-confirmation/address-confirmation.email.ts';
import { enqueueEmail } from '../email.ts';
import { profileChangeWaiting } from '../profile-change-waiting/profile-change-waiting.email.ts';
import { profileChangeAsked } from './profile-change-asked.email.ts';

/** Whoever has to do something, and the contact as it is. A change that waits for nothing is told of once it is made. */
@Injectable()
export class SendNoticeWhenProfileChangeAsked {
  @OnEvent(ProfileChangeAsked, 'mail')
  handle(asked: ProfileChangeAsked, { jobs }: Handling): void {
    const { signupId, changeId, awaitsStaff, awaitsAddresses, isStoppable = false } = asked;
    if (!awaitsStaff && !isStoppable && awaitsAddresses.length === 0) return;
    enqueueEmail(jobs, isStoppable ? addressChangeAsked : profileChangeAsked, asked, changeId);
    for (const field of awaitsAddresses)
      enqueueEmail(jobs, addressConfirmation, { signupId, changeId, field }, `${changeId}:${field}`);
    if (awaitsStaff) enqueueEmail(jobs, profileChangeWaiting, asked, changeId);
  }
}
