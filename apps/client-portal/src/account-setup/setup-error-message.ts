import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.clientIdNotFound]: 'Client ID not found. Please check your signup confirmation email.',
  [ERROR_CODES.accountAlreadyActivated]: 'Account is already activated. Please use the login page.',
  [ERROR_CODES.tooManyAttempts]: 'Too many attempts. Please wait an hour and try again.',
};

/** Why an account was not set up, in words for the client. */
export function setupErrorMessage(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return BY_CODE[code ?? ''] ?? 'Setup failed. Please try again or contact support.';
}
