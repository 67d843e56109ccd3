import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { refusalSentence, type Refusal } from './refusal-sentence.ts';

const REFUSALS: Refusal[] = [
  { code: 'gateway.invalid-credentials', phrases: ['401', 'Invalid credentials'], sentence: 'Wrong.' },
  { code: 'onboarding.account-locked', status: 423, phrases: ['locked'], sentence: 'Locked.' },
  { status: 0, sentence: 'No answer.' },
];
const answer = (status: number, body: object) => new ApiError(status, 'Words', body);

describe('refusalSentence', () => {
  it.each([
    [
      'by its code',
      answer(400, { code: 'onboarding.account-locked', message: 'Invalid credentials' }),
      'Locked.',
    ],
    ['by its status', answer(423, { message: 'No' }), 'Locked.'],
    ['by words of its message', answer(403, { message: 'Account locked' }), 'Locked.'],
    ['by words in any case', answer(400, { message: 'invalid credentials' }), 'Wrong.'],
    ['by the status that its message begins with', answer(401, {}), 'Wrong.'],
    ['by the text of any error', new Error('401: Unauthorized'), 'Wrong.'],
    ['as no answer at all', new ApiError(0, 'No answer from the server'), 'No answer.'],
  ])('recognises a refusal %s', (_how, error, sentence) => {
    expect(refusalSentence(error, REFUSALS)).toBe(sentence);
  });

  it.each([
    ['another code', answer(500, { message: 'Boom', code: 'other' })],
    ['another error', new Error('Boom')],
    ['what is no error', 'locked'],
  ])('has no sentence for %s', (_what, error) => {
    expect(refusalSentence(error, REFUSALS)).toBeUndefined();
  });
});
