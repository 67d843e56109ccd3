import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@rep13/web-kit/api';
import { askingErrorMessage, confirmingErrorMessage, isLinkOver } from './reset-error-message.ts';

const apiError = (status: number, code: string, errors?: { path: string; message: string }[]) =>
  new ApiError(status, 'Words that screens must not look at', { code, errors });

describe('askingErrorMessage', () => {
  it.each([
    [429, 'gateway.too-many-attempts', /^Too many requests for a link\. Please try again in an hour/],
    [503, 'gateway.service-unavailable', /^The link could not be sent/],
  ])('has words for %i %s', (status, code, message) => {
    expect(askingErrorMessage(apiError(status, code))).toMatch(message);
  });
});

describe('confirmingErrorMessage', () => {
  it.each([
    [403, 'onboarding.account-suspended', /^Your account is suspended/],
    [429, 'gateway.too-many-attempts', /^Too many attempts/],
    [503, 'gateway.service-unavailable', /^Your password was not changed/],
  ])('has words for %i %s', (status, code, message) => {
    expect(confirmingErrorMessage(apiError(status, code))).toMatch(message);
  });
});

describe('isLinkOver', () => {
  it.each([
    [true, apiError(410, 'onboarding.link-expired')],
    [true, apiError(400, 'gateway.validation-failed', [{ path: 'token', message: 'Not complete' }])],
    [false, apiError(400, 'gateway.validation-failed', [{ path: 'password', message: 'Too common' }])],
    [false, apiError(503, 'gateway.service-unavailable')],
  ])('is %s for %s', (isOver, error) => {
    expect(isLinkOver(error)).toBe(isOver);
  });
});
