import { ERROR_CODES } from '@rep13/contracts/constants';
import { ApiError } from '@rep13/web-kit/api';

const LOCKED = 'Account is temporarily locked due to too many failed attempts. Please try again later.';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.invalidCredentials]: 'Invalid Client ID or password. Please check your credentials.',
  [ERROR_CODES.accountLocked]: LOCKED,
  [ERROR_CODES.tooManyAttempts]: LOCKED,
  [ERROR_CODES.accountPending]:
    'Your account is still being set up. Please check your email for activation instructions.',
};

/** Why nobody was signed in, in words for the client. Spec section 8. */
export function explainLogin(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return BY_CODE[code ?? ''] ?? 'Login failed. Please try again or contact support.';
}
