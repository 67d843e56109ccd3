import { ERROR_CODES } from '@rep13/contracts/constants';
import { ApiError } from '@rep13/web-kit/api';

/** Why nobody was signed in, in words for staff. Spec section 8. */
export function explainLogin(error: unknown): string {
  const isWrong = error instanceof ApiError && error.code === ERROR_CODES.invalidCredentials;
  return isWrong
    ? 'Invalid username or password. Please check your credentials.'
    : 'Login failed. Please try again.';
}
