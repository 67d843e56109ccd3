import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { buildFile } from '../../test/builders.ts';
import { forgetAllAnswers, hasAnswers, saveAnswer, readAnswer } from './answer-draft.ts';

const OURS = { signupId: 1, ticketId: 7 };
const ANSWER = { body: 'We took it down.', files: [buildFile()] };

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('an answer that is not sent', () => {
  it('is kept for its order and its client alone', () => {
    saveAnswer(OURS, ANSWER);
    expect(readAnswer(OURS)).toEqual(ANSWER);
    expect(readAnswer({ ...OURS, ticketId: 8 })).toBeNull();
    expect(readAnswer({ ...OURS, signupId: 2 })).toBeNull();
  });

  it('is not kept when it is empty again', () => {
    saveAnswer(OURS, ANSWER);
    saveAnswer(OURS, { body: ' ', files: [] });
    expect(hasAnswers()).toBe(false);
  });

  it('is gone after 30 days', () => {
    saveAnswer(OURS, ANSWER);
    const later = Date.now() + 31 * 24 * 60 * 60 * 1_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(readAnswer(OURS)).toBeNull();
    expect(hasAnswers()).toBe(false);
  });

  it('leaves what else is kept in the browser alone when all answers are forgotten', () => {
    localStorage.setItem('rep13.consent', 'yes');
    saveAnswer(OURS, ANSWER);
    forgetAllAnswers();
    expect(hasAnswers()).toBe(false);
    expect(localStorage.getItem('rep13.consent')).toBe('yes');
  });

  it.each(['no json', '[]', '{"body":1,"files":[],"at":9e15}', '{"body":"a","at":9e15}'])(
    'is none where somebody wrote %s',
    (text) => {
      localStorage.setItem('rep13.answer.1.7', text);
      expect(readAnswer(OURS)).toBeNull();
    },
  );
});
