import { refusalSentence, type Refusal } from '@rep13/web-kit/api';

const FAILED = 'Setup failed. Please try again or contact support.';

const REFUSALS: readonly Refusal[] = [
  {
    code: 'onboarding.client-id-not-found',
    phrases: ['404', 'not found'],
    sentence: 'Client ID not found. Please check your signup confirmation email.',
  },
  {
    code: 'onboarding.account-already-activated',
    phrases: ['already activated'],
    sentence: 'Account is already activated. Please use the login page.',
  },
  {
    code: 'gateway.too-many-attempts',
    status: 429,
    sentence: `${FAILED} There were too many attempts: please wait an hour first.`,
  },
  { status: 0, sentence: `${FAILED} The server did not answer: please check your connection.` },
];

/** Why an account was not set up, as the client reads it. */
export const setupErrorMessage = (error: unknown): string => refusalSentence(error, REFUSALS) ?? FAILED;
