import { median, noiseOf } from './median.ts';

describe('medians', () => {
  it('are in the middle, whatever the ends are', () => {
    expect(median([1, 900, 2])).toBe(2);
    expect(median([4, 1, 2, 900])).toBe(3);
  });

  it('are surer of many values than of few, and sure of equal ones', () => {
    const few = [10, 12, 14, 16];
    expect(noiseOf([...few, ...few, ...few, ...few])).toBeCloseTo(noiseOf(few) / 2);
    expect(noiseOf([7, 7, 7])).toBe(0);
  });
});
