import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@rep13/web-kit/api';
import { signInErrorMessage } from './sign-in-error-message.ts';

const INVALID = 'Invalid username or password. Please check your credentials.';
const FAILED = 'Login failed. Please try again.';

describe('signInErrorMessage', () => {
  it.each([
    ['401: Unauthorized', INVALID],
    ['400: Invalid credentials', INVALID],
    ['403: Account locked', FAILED],
    ['500: Internal Server Error', FAILED],
  ])('tells an answer without a code by its text: %s', (text, sentence) => {
    const [status, message] = text.split(': ');
    expect(signInErrorMessage(new ApiError(Number(status), '', { message }))).toBe(sentence);
    expect(signInErrorMessage(new Error(text))).toBe(sentence);
  });
});
