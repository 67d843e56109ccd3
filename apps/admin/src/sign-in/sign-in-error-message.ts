import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const INVALID = 'Invalid username or password. Please check your credentials.';

/** Statuses mean the same when they come from a proxy and carry no code; 0 stands for no answer at all. */
const BY_STATUS: Record<number, string> = {
  0: 'The server did not answer. Check your connection and try again.',
  401: INVALID,
  429: 'Too many attempts. Please wait a few minutes and try again.',
};

/** Why nobody was signed in, in words for staff. */
export function signInErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed. Please try again.';
  if (error.code === ERROR_CODES.invalidCredentials) return INVALID;
  return BY_STATUS[error.status] ?? 'Login failed. Please try again.';
}
