import { ApiError } from '../api-error.ts';
import { sentenceByCode, type SentencesByCode } from '../refusal-sentence.ts';

const NO_ANSWER = 'The server did not answer. Check your connection and try again.';
const FAILED = 'Something went wrong. Please try again.';

/** What browsers say when a person or a device declines, or a passkey is there already. */
const BY_BROWSER: Record<string, string> = {
  NotAllowedError: 'Your browser got no passkey. Please try again, or use another way.',
  AbortError: 'Your browser got no passkey. Please try again, or use another way.',
  InvalidStateError: 'This device has a passkey for this account already.',
  SecurityError: 'Passkeys only work at our own address, over https.',
};

const BY_CODE: SentencesByCode = {
  'gateway.mfa-exists': 'There is an authenticator app already. Remove it to set up another one.',
  'gateway.mfa-missing': 'Set up an authenticator app or a passkey first.',
  'gateway.too-many-attempts': 'Too many attempts. Wait a moment and try again.',
};

/** Why a change of the own second factors was refused. */
export function factorChangeErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return byBrowser(error);
  if (error.status === 0) return NO_ANSWER;
  return error.errors?.[0]?.message ?? sentenceByCode(error, BY_CODE) ?? FAILED;
}

const BY_STATUS: Record<number, string> = {
  0: NO_ANSWER,
  401: 'This is not right, or was used already. Each code works once. Wait for the next one and try again.',
  429: 'Too many wrong codes. Please try again in an hour.',
};

/** Why a second factor was not taken at the sign-in. */
export function factorRefusedErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return byBrowser(error);
  return error.errors?.[0]?.message ?? BY_STATUS[error.status] ?? FAILED;
}

/** The five minutes between password and second factor are over. */
export const isHalfSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'gateway.not-signed-in';

/** The password was right, and the account has a second factor. */
export const isSecondFactorRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'gateway.mfa-required';

const byBrowser = (error: unknown): string => (error instanceof Error && BY_BROWSER[error.name]) || FAILED;
