import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const INVALID = 'Invalid Client ID or password. Please check your credentials.';
const LOCKED = 'Account is temporarily locked due to too many failed attempts. Please try again later.';
/** The answer carries no time, so these are the rules. */
const HOW_LONG =
  'The first wait is 15 minutes, each further one twice as long, at most a day. A new password from "Forgot your password?" ends it at once.';
const PENDING = 'Your account is still being set up. Please check your email for activation instructions.';

const BY_CODE: Record<string, string> = {
  [ERROR_CODES.invalidCredentials]: INVALID,
  [ERROR_CODES.accountLocked]: `${LOCKED} ${HOW_LONG}`,
  [ERROR_CODES.accountPending]: PENDING,
};

/** Statuses that mean one thing only, also when they come from a proxy and carry no code; 0 stands for no answer at all. */
const BY_STATUS: Record<number, string> = {
  0: 'The server did not answer. Check your connection and try again.',
  401: INVALID,
  423: `${LOCKED} ${HOW_LONG}`,
  429: 'Too many attempts. Please wait a few minutes and try again.',
};

/** Why nobody was signed in, in words for the client. */
export function signInErrorMessage(error: unknown): string {
  const known =
    error instanceof ApiError ? (BY_CODE[error.code ?? ''] ?? BY_STATUS[error.status]) : undefined;
  return known ?? 'Login failed. Please try again or contact support.';
}
