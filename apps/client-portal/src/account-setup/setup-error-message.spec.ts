import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@rep13/web-kit/api';
import { setupErrorMessage } from './setup-error-message.ts';

const NOT_FOUND = 'Client ID not found. Please check your signup confirmation email.';
const ACTIVATED = 'Account is already activated. Please use the login page.';
const FAILED = 'Setup failed. Please try again or contact support.';

describe('setupErrorMessage', () => {
  it.each([
    [404, 'onboarding.client-id-not-found', NOT_FOUND],
    [409, 'onboarding.account-already-activated', ACTIVATED],
    [409, 'onboarding.account-suspended', FAILED],
    [429, 'gateway.too-many-attempts', `${FAILED} There were too many attempts: please wait an hour first.`],
    [503, 'gateway.service-unavailable', FAILED],
    [0, 'no answer', `${FAILED} The server did not answer: please check your connection.`],
  ])('has words for %i %s', (status, code, sentence) => {
    expect(setupErrorMessage(new ApiError(status, 'Words that screens must not look at', { code }))).toBe(
      sentence,
    );
  });

  it.each([
    ['404: Unknown', NOT_FOUND],
    ['400: Client ID not found', NOT_FOUND],
    ['409: Account is already activated', ACTIVATED],
    ['500: Internal Server Error', FAILED],
  ])('tells an answer without a code by its text: %s', (text, sentence) => {
    const [status, message] = text.split(': ');
    expect(setupErrorMessage(new ApiError(Number(status), '', { message }))).toBe(sentence);
    expect(setupErrorMessage(new Error(text))).toBe(sentence);
  });
});
