import { describe, expect, it } from '@jest/globals';
import { formatLegalDay, formatLegalTime, legalDaysNote, type LegalDay, type Moment } from './legal-days.ts';

const lastOfTheDay: LegalDay = '2027-11-20T22:59:59.999Z';
const firstOfTheNext: LegalDay = '2027-11-20T23:00:00.000Z';

describe('a legal day', () => {
  it('is the day that it is where the legal entity is', () => {
    expect(formatLegalDay(lastOfTheDay, 'Europe/Amsterdam')).toBe('20 November 2027');
    expect(formatLegalDay(firstOfTheNext, 'Europe/Amsterdam')).toBe('21 November 2027');
    expect(formatLegalDay(lastOfTheDay, 'Asia/Tokyo')).toBe('21 November 2027');
  });

  it('names the place of its clock where the minute matters', () => {
    expect(formatLegalTime(lastOfTheDay, 'Europe/Amsterdam')).toBe('20 November 2027, 23:59 in Amsterdam');
    expect(formatLegalTime(lastOfTheDay, 'Etc/UTC')).toBe('20 November 2027, 22:59 by UTC');
    expect(legalDaysNote('Europe/Isle_of_Man')).toBe('Days are counted in Isle of Man.');
  });

  it('takes no moment and no undeclared text, which the compiler sees', () => {
    const moment: Moment = '2027-11-20T22:59:59.999Z';
    const text: string = moment;
    // @ts-expect-error a moment is shown by its reader's clock
    const ofAMoment = () => formatLegalDay(moment, 'UTC');
    // @ts-expect-error whether its day counts has to be said where it is declared
    const ofAText = () => formatLegalDay(text, 'UTC');
    expect([ofAMoment(), ofAText()]).toEqual(['20 November 2027', '20 November 2027']);
  });
});
