import { sentenceByCode, type SentencesByCode } from '@rep13/web-kit/api';

const BY_CODE: SentencesByCode = {
  'onboarding.profile-change-open': 'Another change is open. Withdraw it first, or wait until it is decided.',
  'onboarding.profile-change-decided': 'This change was decided meanwhile. It is shown as it is now.',
  'gateway.not-found': 'This change is no longer there.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be changed.',
  'gateway.step-up-required': 'This needs your password. Nothing was sent; what you typed is still there.',
};

/** Why a change was not taken, where no field says it. */
export const changeErrorMessage = (error: unknown): string =>
  sentenceByCode(error, BY_CODE) ?? 'That did not work. What you typed is still there; please try again.';
