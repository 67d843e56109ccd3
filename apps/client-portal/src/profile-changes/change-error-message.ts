import { ApiError } from '@rep13/web-kit/api';

const BY_CODE: Record<string, string> = {
  'onboarding.profile-change-open': 'Another change is open. Withdraw it first, or wait until it is decided.',
  'onboarding.profile-change-decided': 'This change was decided meanwhile. It is shown as it is now.',
  'gateway.not-found': 'This change is no longer there.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be changed.',
  'gateway.step-up-required': 'This needs your password. Nothing was sent; what you typed is still there.',
};

/** Why a change was not taken, where no field says it. */
export function changeErrorMessage(error: unknown): string {
  const known = error instanceof ApiError ? BY_CODE[error.code ?? ''] : undefined;
  return known ?? 'That did not work. What you typed is still there; please try again.';
}
