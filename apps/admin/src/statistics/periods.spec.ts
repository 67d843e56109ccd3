import { describe, expect, it } from '@jest/globals';
import { comparePeriods, periodsOf } from './periods.ts';

const days = [1, 2, 3, 4].map((count) => ({ count }));
const countOf = ({ count }: { count: number }) => count;

describe('a range and the days before it', () => {
  it('are the two halves of twice the days', () => {
    expect(periodsOf(days, 2, countOf)).toEqual({ now: 7, before: 3 });
  });

  it('are not compared when days are missing', () => {
    expect(periodsOf(days, 3, countOf)).toBeNull();
    expect(periodsOf(null, 2, countOf)).toBeNull();
  });

  it('are said in a sentence', () => {
    expect(comparePeriods({ now: 7, before: 3 }, 30)).toBe('7, and 3 in the 30 days before.');
  });
});
