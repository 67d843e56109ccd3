import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';

/** Why the message did not go out, and what to do; nothing typed is lost. */
export function contactErrorMessage(error: unknown): string {
  const otherwise = `or write to ${LEGAL_ENTITY.supportEmail}`;
  if (error instanceof ApiError && error.status === 429) {
    return `You have sent several messages in a short time. Please wait a few minutes, ${otherwise}.`;
  }
  return `Your message was not sent; it is still here. Please try again, ${otherwise}.`;
}
