import { VERIFY_PAGE } from '@rep13/content';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { ApiError } from '@rep13/web-kit/api';

const { refusals } = VERIFY_PAGE;

const WORDS: Readonly<Record<string, string>> = {
  [ERROR_CODES.notAPdf]: refusals.notAPdf,
  [ERROR_CODES.unsupportedMediaType]: refusals.notAPdf,
  [ERROR_CODES.pdfEncrypted]: refusals.encrypted,
  [ERROR_CODES.tooManySignatures]: refusals.tooManySignatures,
  [ERROR_CODES.fileTooLarge]: refusals.tooLarge,
  [ERROR_CODES.tooManyAttempts]: refusals.tooMany,
};

/** Why there is no answer, and what to do about it. */
export function verifyErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return refusals.unreadable;
  return WORDS[error.code ?? ''] ?? refusals.noAnswer;
}
