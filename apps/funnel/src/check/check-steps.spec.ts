import { describe, expect, it } from '@jest/globals';
import {
  answersThatCount,
  PROGRESS,
  requiresLegalRep,
  stationsDone,
  stepAfterAnswer,
  stepAfterContact,
  stepBefore,
} from './check-steps.ts';

const ALL_YES = { question1: true, question2: true, question3: true };

describe('the steps of the check', () => {
  it('go on to the next question after a yes', () => {
    expect(stepAfterAnswer('question1', true)).toBe('question2');
    expect(stepAfterAnswer('question2', true)).toBe('question3');
  });

  it('end at the result after a no to the first or second question', () => {
    expect(stepAfterAnswer('question1', false)).toBe('results');
    expect(stepAfterAnswer('question2', false)).toBe('results');
  });

  it('ask for the contact after either answer to the third question', () => {
    expect(stepAfterAnswer('question3', true)).toBe('contact-form');
    expect(stepAfterAnswer('question3', false)).toBe('contact-form');
  });

  it.each([
    [ALL_YES, true],
    [{ ...ALL_YES, question1: false }, false],
    [{ ...ALL_YES, question2: false }, false],
    [{ ...ALL_YES, question3: false }, false],
    [{}, false],
  ])('ask for a representative only if all answers are yes: %o', (answers, isRequired) => {
    expect(requiresLegalRep(answers)).toBe(isRequired);
    expect(stepAfterContact(answers)).toBe(isRequired ? 'ready-to-signup' : 'results');
  });

  it.each([
    [{ question1: false }, 1],
    // Answered, then gone back to answer the first one differently.
    [{ question1: false, question2: true }, 1],
    [{ question1: true, question2: false }, 2],
    [{ ...ALL_YES, question3: false }, 4],
  ])('are done only as far as they were taken: %o', (answers, done) => {
    expect(stationsDone(answers)).toBe(done);
  });

  it.each([
    [{ question1: false, question2: true, question3: true }, [false, undefined, undefined]],
    [{ question1: true, question2: false, question3: true }, [true, false, undefined]],
    [{ ...ALL_YES, question3: false }, [true, true, false]],
  ])('let no answer count that a no before it has skipped: %o', (answers, counting) => {
    expect(answersThatCount(answers).map(([, answer]) => answer)).toEqual(counting);
  });

  it('lead back through the questions, never out of a result', () => {
    expect(stepBefore('question1')).toBeNull();
    expect(stepBefore('question2')).toBe('question1');
    expect(stepBefore('question3')).toBe('question2');
    expect(stepBefore('contact-form')).toBe('question3');
    expect(stepBefore('ready-to-signup')).toBeNull();
    expect(stepBefore('results')).toBeNull();
  });

  it('advance 25, 50, 75, 90 and 100 percent', () => {
    expect(Object.values(PROGRESS)).toEqual([25, 50, 75, 90, 100, 100]);
  });
});
