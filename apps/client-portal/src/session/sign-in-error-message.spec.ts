import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@rep13/web-kit/api';
import { signInErrorMessage } from './sign-in-error-message.ts';

const LOCKED = 'Account is temporarily locked due to too many failed attempts. Please try again later.';
const HOW_LONG =
  'The first wait is 15 minutes, each further one twice as long, at most a day. A new password from "Forgot your password?" ends it at once.';
const FAILED = 'Login failed. Please try again or contact support.';

describe('signInErrorMessage', () => {
  it.each([
    [401, 'gateway.invalid-credentials', 'Invalid Client ID or password. Please check your credentials.'],
    [423, 'onboarding.account-locked', `${LOCKED} ${HOW_LONG}`],
    [423, 'an unknown code', `${LOCKED} ${HOW_LONG}`],
    [
      403,
      'onboarding.account-pending',
      'Your account is still being set up. Please check your email for activation instructions.',
    ],
    [403, 'gateway.foreign-origin', FAILED],
    [
      429,
      'gateway.too-many-attempts',
      `${FAILED} There were too many attempts: please wait a few minutes first.`,
    ],
    [503, 'gateway.service-unavailable', FAILED],
    [0, 'no answer', `${FAILED} The server did not answer: please check your connection.`],
  ])('has words for %i %s', (status, code, sentence) => {
    expect(signInErrorMessage(new ApiError(status, 'Words that screens must not look at', { code }))).toBe(
      sentence,
    );
  });

  it.each([
    ['401: Unauthorized', 'Invalid Client ID or password. Please check your credentials.'],
    ['400: Invalid credentials', 'Invalid Client ID or password. Please check your credentials.'],
    ['403: Account locked', `${LOCKED} ${HOW_LONG}`],
    [
      '403: Account pending',
      'Your account is still being set up. Please check your email for activation instructions.',
    ],
    ['500: Internal Server Error', FAILED],
  ])('tells an answer without a code by its text: %s', (text, sentence) => {
    const [status, message] = text.split(': ');
    expect(signInErrorMessage(new ApiError(Number(status), '', { message }))).toBe(sentence);
    expect(signInErrorMessage(new Error(text))).toBe(sentence);
  });
});
