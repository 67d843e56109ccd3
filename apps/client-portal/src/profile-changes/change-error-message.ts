import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.profileChangeOpen]: 'Another change is open. Withdraw it first, or wait until it is decided.',
  [ERROR_CODES.profileChangeDecided]: 'This change was decided meanwhile. It is shown as it is now.',
  [ERROR_CODES.notFound]: 'This change is no longer there.',
  [ERROR_CODES.accountSuspended]: 'Your account is suspended: nothing can be changed.',
  [ERROR_CODES.stepUpRequired]: 'This needs your password. Nothing was sent; what you typed is still there.',
};

/** Why a change was not taken, where no field says it. */
export function changeErrorMessage(error: unknown): string {
  const known = error instanceof ApiError ? BY_CODE[error.code ?? ''] : undefined;
  return known ?? 'That did not work. What you typed is still there; please try again.';
}
