import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError, type FieldError } from '@rep13/web-kit/api';

const TOO_MANY = 429;
const GONE = 410;

/** The mailed link can't be used (again), so it is no use to try again. */
export const isLinkOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === GONE || Boolean(error.errors?.some(isAboutToken)));

const isAboutToken = ({ path }: FieldError): boolean => path === 'token';

/** Why no link was sent, in words for the client. */
export function askingErrorMessage(error: unknown): string {
  return isTooMany(error)
    ? `Too many requests for a link. Please try again in an hour, or write to ${LEGAL_ENTITY.supportEmail}.`
    : 'The link could not be sent. Please try again or contact support.';
}

/** Why the password was not changed, in words for the client. */
export function confirmingErrorMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'onboarding.account-suspended')
    return `Your account is suspended. To have it reactivated, write to ${LEGAL_ENTITY.supportEmail}.`;
  return isTooMany(error)
    ? 'Too many attempts. Please wait a few minutes and try again.'
    : 'Your password was not changed. Please try again or contact support.';
}

const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.status === TOO_MANY;
