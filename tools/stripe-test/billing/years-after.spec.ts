import { yearsAfter } from './years-after.ts';

const seconds = (date: string) => Date.parse(date) / 1_000;

describe('the same day of another year', () => {
  it.each([
    ['2026-11-24T10:00:00Z', 1, '2027-11-24T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 1, '2029-02-28T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 4, '2032-02-29T10:00:00Z'],
    ['2027-03-01T00:00:00Z', -1, '2026-03-01T00:00:00Z'],
  ])('of %s, %s years on, is %s', (date, years, expected) => {
    expect(yearsAfter(seconds(date), years)).toBe(seconds(expected));
  });
});
