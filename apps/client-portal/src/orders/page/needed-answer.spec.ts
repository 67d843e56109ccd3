import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../../test/builders.ts';
import { neededAnswer } from './needed-answer.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const UNTIL = '2026-11-20T21:40:00.000Z';
const answeredAt = (at: string, overrides: Parameters<typeof buildOrder>[0] = {}) =>
  buildOrder({ clientAnsweredAt: at, steps: [{ step: 'answered', at }], ...overrides });

describe('what we need from the client', () => {
  it('is first that it reads the order, then that it answers, with the time that is left', () => {
    expect(neededAnswer(buildOrder(), NOON)).toMatchObject({
      tone: 'waiting',
      headline: 'You have 9 h 40 min to answer.',
      text: expect.stringContaining('confirm that you have read it'),
      action: 'read',
    });
    const read = buildOrder({ clientReadAt: '2026-11-20T10:00:00.000Z' });
    expect(neededAnswer(read, NOON)).toMatchObject({
      text: expect.stringContaining('Thank you for reading it.'),
      action: 'answer',
    });
  });

  it('is still the answer when its time is over', () => {
    expect(neededAnswer(buildOrder(), new Date('2026-11-20T22:44:00.000Z'))).toMatchObject({
      tone: 'bad',
      headline: 'Your answer is 1 h 04 min late.',
      action: 'read',
    });
  });

  it('has no end while we wait for the authority', () => {
    const order = buildOrder({ status: 'awaiting_authority' });
    expect(neededAnswer(order, new Date(UNTIL)).headline).toBe('Your deadline is paused.');
  });

  it.each([
    ['pending', 'No answer needed yet.'],
    ['in_progress', 'No answer needed.'],
    ['responded', 'No answer needed.'],
  ] as const)('is nothing of a %s order', (status, headline) => {
    const order = buildOrder({ status, clientDueAt: null });
    expect(neededAnswer(order, NOON)).toMatchObject({ tone: 'good', headline, action: null });
  });

  it('is over with the answer, and whether that came in time stays shown', () => {
    const late = answeredAt('2026-11-20T22:00:00.000Z');
    expect(neededAnswer(answeredAt('2026-11-20T11:00:00.000Z'), NOON).headline).toBe(
      'Your answer came in time.',
    );
    expect(neededAnswer(late, NOON).headline).toBe('Your answer came 20 minutes late.');
  });

  it('does not call an answer late to which a word was added later', () => {
    const steps = [
      { step: 'answered', at: '2026-11-20T11:00:00.000Z' },
      { step: 'answered', at: '2026-11-21T11:00:00.000Z' },
    ] as const;
    const order = buildOrder({ clientAnsweredAt: steps[1].at, steps });
    expect(neededAnswer(order, NOON).headline).toBe('Your answer came in time.');
  });

  it('does not take the answer to an earlier question for the one to this', () => {
    const order = answeredAt('2026-11-20T09:00:00.000Z');
    expect(neededAnswer(order, NOON).action).toBe('read');
  });
});
