import { VERIFY_PAGE } from '@rep13/content';
import { ApiError } from '@rep13/web-kit/api';

const { refusals } = VERIFY_PAGE;

const SENTENCES: Readonly<Record<string, string>> = {
  'agreements.not-a-pdf': refusals.notAPdf,
  'gateway.unsupported-media-type': refusals.notAPdf,
  'agreements.pdf-encrypted': refusals.encrypted,
  'agreements.too-many-signatures': refusals.tooManySignatures,
  'onboarding.file-too-large': refusals.tooLarge,
  'gateway.too-many-attempts': refusals.tooMany,
};

/** Why there is no answer, and what to do about it. */
export function verifyErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return refusals.unreadable;
  return SENTENCES[error.code ?? ''] ?? refusals.noAnswer;
}
