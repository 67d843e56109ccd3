import { yearsAfter } from './years-after.ts';

describe('yearsAfter', () => {
  it.each([
    ['2026-11-20T23:30:00.000Z', 1, '2027-11-20T23:30:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 1, '2029-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 3, '2031-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 4, '2032-02-29T10:00:00.000Z'],
    ['2027-12-31T10:00:00.000Z', 1, '2028-12-31T10:00:00.000Z'],
  ])('of %s, %d years on, is %s', (from, years, to) => {
    expect(yearsAfter(new Date(from), years)).toEqual(new Date(to));
  });
});
