import { describe, expect, it } from '@jest/globals';
import { buildResponseTimes } from '../../../test/builders.ts';
import { responseTimesSentence } from './ResponseTimes.tsx';

describe('the own figures', () => {
  it('are nothing while there are none', () => {
    expect(responseTimesSentence(buildResponseTimes())).toBeNull();
  });

  it.each([
    [
      { received: 4, acknowledged: 4, within24h: 4, p50Hours: 0.28 },
      'Of 4 orders in the last 90 days, 4 were acknowledged within 24 hours; median 17 minutes.',
    ],
    [
      { received: 3, acknowledged: 2, within24h: 1, missed: 1, p50Hours: 20.5 },
      'Of 3 orders in the last 90 days, 1 was acknowledged within 24 hours; for 1 that time is not over; median 20 h 30 min.',
    ],
    [{ received: 1, missed: 1 }, 'Of 1 order in the last 90 days, none was acknowledged within 24 hours.'],
  ])('are said in a sentence: %j', (figures, sentence) => {
    expect(responseTimesSentence(buildResponseTimes(figures))).toBe(sentence);
  });
});
