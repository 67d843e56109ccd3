import { ERROR_CODES } from '@rep13/contracts-constants';
import { refusalSentence, type Refusal } from '@rep13/web-kit/api';

const FAILED = 'Setup failed. Please try again or contact support.';

const REFUSALS: readonly Refusal[] = [
  {
    code: ERROR_CODES.clientIdNotFound,
    words: ['404', 'not found'],
    sentence: 'Client ID not found. Please check your signup confirmation email.',
  },
  {
    code: ERROR_CODES.accountAlreadyActivated,
    words: ['already activated'],
    sentence: 'Account is already activated. Please use the login page.',
  },
  {
    code: ERROR_CODES.tooManyAttempts,
    status: 429,
    sentence: `${FAILED} There were too many attempts: please wait an hour first.`,
  },
  { status: 0, sentence: `${FAILED} The server did not answer: please check your connection.` },
];

/** Why an account was not set up, in words for the client. */
export const setupErrorMessage = (error: unknown): string => refusalSentence(error, REFUSALS) ?? FAILED;
