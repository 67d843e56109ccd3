import { ALLOW_COOKIES, COOKIE_NOT_STORED, refusalSentence, type Refusal } from '@rep13/web-kit/api';

const FAILED = 'Login failed. Please try again.';

const REFUSALS: readonly Refusal[] = [
  { code: COOKIE_NOT_STORED, sentence: ALLOW_COOKIES },
  {
    code: 'gateway.invalid-credentials',
    phrases: ['401', 'Invalid credentials'],
    sentence: 'Invalid username or password. Please check your credentials.',
  },
  {
    code: 'gateway.too-many-attempts',
    status: 429,
    sentence: `${FAILED} There were too many attempts: please wait a few minutes first.`,
  },
  { status: 0, sentence: `${FAILED} The server did not answer: please check your connection.` },
];

/** Why the sign-in failed, as staff read it. */
export const signInErrorMessage = (error: unknown): string => refusalSentence(error, REFUSALS) ?? FAILED;
