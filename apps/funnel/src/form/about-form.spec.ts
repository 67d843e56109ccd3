import { describe, expect, it } from '@jest/globals';
import { withFakeBrowser } from '@rep13/testing-browser';
import { useToastStore } from '@rep13/web-kit';
import { invalidErrorMessage } from './about-form.ts';

withFakeBrowser();

const shown = () => useToastStore.getState().current;

describe('the message about a form that is not right', () => {
  it('is its first error', () => {
    invalidErrorMessage(['Company name is required', 'Website URL is required']);
    expect(shown()).toMatchObject({
      title: 'Please check your form',
      description: 'Company name is required',
      durationMs: 5_000,
    });
  });

  it('has words of its own when no error says more', () => {
    invalidErrorMessage([]);
    expect(shown()).toMatchObject({
      title: 'Please check your form',
      description: 'Some required fields are missing or invalid. Please review and try again.',
    });
  });
});
