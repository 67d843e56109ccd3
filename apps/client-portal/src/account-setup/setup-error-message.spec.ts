import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@rep13/web-kit/api';
import { setupErrorMessage } from './setup-error-message.ts';

describe('setupErrorMessage', () => {
  it.each([
    [
      404,
      'onboarding.client-id-not-found',
      'Client ID not found. Please check your signup confirmation email.',
    ],
    [409, 'onboarding.account-already-activated', 'Account is already activated. Please use the login page.'],
    [409, 'onboarding.account-suspended', 'Setup failed. Please try again or contact support.'],
    [429, 'gateway.too-many-attempts', 'Too many attempts. Please wait an hour and try again.'],
    [503, 'gateway.service-unavailable', 'Setup failed. Please try again or contact support.'],
  ])('has words for %i %s', (status, code, words) => {
    expect(setupErrorMessage(new ApiError(status, 'Words that screens must not look at', { code }))).toBe(
      words,
    );
  });
});
