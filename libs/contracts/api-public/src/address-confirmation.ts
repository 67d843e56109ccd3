// Written by `npm run reference` from services/gateway/src/public/address-confirmation.controller.ts.
import type {
  AddressConfirmationView,
  ChangeStoppedView,
  MailedTokenBody,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Confirm a new address with the token out of the mail that went there. The link expires after seven days, or when the
 * change was withdrawn or refused.
 */
export const confirm = 'POST /api/profile-changes/confirm' as Operation<
  'POST /api/profile-changes/confirm',
  { body: MailedTokenBody; answer: AddressConfirmationView; error: 'onboarding.link-expired' }
>;

/**
 * Stop a change of a mail address that staff made. With the token out of the mail that went to the contact before it.
 * The link expires after thirty days.
 */
export const stop = 'POST /api/profile-changes/stop' as Operation<
  'POST /api/profile-changes/stop',
  { body: MailedTokenBody; answer: ChangeStoppedView; error: 'onboarding.link-expired' }
>;
