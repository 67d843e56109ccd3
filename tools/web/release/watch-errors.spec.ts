import { describe, expect, it } from '@jest/globals';
import { watchErrors, type CountVisitors } from './watch-errors.ts';

/** A version whose figure is the next one at each look; the last one stays. */
function counting(now: number[], before = 0) {
  let looks = 0;
  const count: CountVisitors = async (version) => {
    if (version === 'earlier') return before;
    const visitors = now[Math.min(looks++, now.length - 1)] ?? 0;
    if (visitors < 0) throw new Error('away');
    return visitors;
  };
  const watch = (earlier: string | null = 'earlier') =>
    watchErrors({ version: 'new', earlier, count, tolerated: 3, rounds: 4, pause: async () => undefined });
  return { watch, looks: () => looks };
}

describe('watching a new version', () => {
  it('finds nothing while a few visitors see an error card, and ends', async () => {
    const { watch, looks } = counting([0, 1, 3]);
    expect(await watch()).toEqual([]);
    expect(looks()).toBe(4);
  });

  it('finds it broken as soon as more do, and looks no further', async () => {
    const { watch, looks } = counting([0, 4]);
    expect(await watch()).toEqual(['visitors who saw an error card: 4; with the version before: 0']);
    expect(looks()).toBe(2);
  });

  it('does not hold against it what the version before had as well', async () => {
    expect(await counting([9], 3).watch()).toEqual([]);
    expect(await counting([10], 3).watch()).toHaveLength(1);
  });

  it('watches a remote that was not there before', async () => {
    expect(await counting([4]).watch(null)).toHaveLength(1);
  });

  it('does not hold against it that nobody can count', async () => {
    expect(await counting([-1]).watch()).toEqual([]);
    expect(await counting([-1, -1, 5]).watch()).toHaveLength(1);
  });
});
