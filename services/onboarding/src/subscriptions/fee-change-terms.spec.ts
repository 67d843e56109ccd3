import { DAY_MS } from '@rep13/contracts-constants';
import { feeChangeTerms } from './fee-change-terms.ts';

const periodEnd = new Date('2028-02-29T12:00:00.000Z');
const nextPeriodEnd = new Date('2029-02-28T12:00:00.000Z');
const daysBefore = (days: number) => new Date(periodEnd.getTime() - days * DAY_MS);

describe('from when on another fee holds', () => {
  it.each([
    ['a higher one, 61 days before', true, 61, 2, '2028-02-29T12:00:00.000Z'],
    ['a higher one, a day later', true, 60, 3, '2029-02-28T12:00:00.000Z'],
    ['a lower one, three days before', false, 3, 2, '2028-02-29T12:00:00.000Z'],
    ['a lower one, while the renewal is prepared', false, 2, 3, '2029-02-28T12:00:00.000Z'],
  ])('%s', (_, isHigher, days, serviceYear, startsAt) => {
    const terms = feeChangeTerms({ serviceYear: 1, periodEnd, nextPeriodEnd }, isHigher, daysBefore(days));
    expect(terms).toEqual({ serviceYear, startsAt: new Date(startsAt) });
  });
});
