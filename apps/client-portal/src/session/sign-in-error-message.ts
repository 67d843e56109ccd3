import { ALLOW_COOKIES, COOKIE_NOT_STORED, refusalSentence, type Refusal } from '@rep13/web-kit/api';

const FAILED = 'Login failed. Please try again or contact support.';
const LOCKED = 'Account is temporarily locked due to too many failed attempts. Please try again later.';
/** The answer carries no time, so these are the rules. */
const HOW_LONG =
  'The first wait is 15 minutes, each further one twice as long, at most a day. A new password from "Forgot your password?" ends it at once.';

const REFUSALS: readonly Refusal[] = [
  { code: COOKIE_NOT_STORED, sentence: ALLOW_COOKIES },
  {
    code: 'gateway.invalid-credentials',
    phrases: ['401', 'Invalid credentials'],
    sentence: 'Invalid Client ID or password. Please check your credentials.',
  },
  {
    code: 'onboarding.account-locked',
    status: 423,
    phrases: ['locked'],
    sentence: `${LOCKED} ${HOW_LONG}`,
  },
  {
    code: 'onboarding.account-pending',
    phrases: ['pending'],
    sentence: 'Your account is still being set up. Please check your email for activation instructions.',
  },
  {
    code: 'gateway.too-many-attempts',
    status: 429,
    sentence: `${FAILED} There were too many attempts: please wait a few minutes first.`,
  },
  { status: 0, sentence: `${FAILED} The server did not answer: please check your connection.` },
];

/** Why the sign-in failed, as the client reads it. */
export const signInErrorMessage = (error: unknown): string => refusalSentence(error, REFUSALS) ?? FAILED;
