import { describe, expect, it } from '@jest/globals';
import type { LegalDay } from '@rep13/contracts-constants';
import { clocksNote, formatLegalDay, formatLegalTime, legalDaysNote } from './legal-days.ts';

const lastOfTheDay: LegalDay = '2027-11-20T22:59:59.999Z';
const firstOfTheNext: LegalDay = '2027-11-20T23:00:00.000Z';

describe('a legal day on a page', () => {
  it('is the day that it is where the representative is, and says so', () => {
    expect(formatLegalDay(lastOfTheDay)).toBe('20 November 2027');
    expect(formatLegalDay(firstOfTheNext)).toBe('21 November 2027');
    expect(formatLegalTime(lastOfTheDay)).toBe('20 November 2027, 23:59 in Amsterdam');
    expect(legalDaysNote()).toBe('Days are counted in Amsterdam.');
    expect(clocksNote()).toBe('Days are counted in Amsterdam. Times are shown by your clock.');
  });

  it('is N/A where there is none', () => {
    expect(formatLegalDay(null as LegalDay | null)).toBe('N/A');
  });
});
