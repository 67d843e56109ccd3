import { describe, expect, it } from '@jest/globals';
import { watchErrors, type CountVisitors, type Seen } from './watch-errors.ts';

const accounts = (count: number): Seen => ({ accounts: count, visitors: count });
const strangers = (count: number): Seen => ({ accounts: 0, visitors: count });
const AWAY = 'away';

/** A version whose figures are the next ones at each round; the last ones stay. */
function counting(now: (Seen | typeof AWAY)[], before = accounts(0), cards: string[] = []) {
  let rounds = 0;
  let looks = 0;
  const count: CountVisitors = async (version) => {
    if (version === 'earlier') return before;
    const seen = now[Math.min(rounds++, now.length - 1)] ?? AWAY;
    if (seen === AWAY) throw new Error('away');
    return seen;
  };
  const look = async () => {
    looks += 1;
    return cards;
  };
  const watch = (earlier: string | null = 'earlier') =>
    watchErrors({
      version: 'new',
      earlier,
      count,
      look,
      tolerated: 3,
      rounds: 4,
      pause: async () => undefined,
    });
  return { watch, rounds: () => rounds, looks: () => looks };
}

describe('watching a new version', () => {
  it('finds nothing while a few see an error card, and ends', async () => {
    const { watch, rounds, looks } = counting([accounts(0), accounts(1), accounts(3)]);
    expect(await watch()).toEqual([]);
    expect([rounds(), looks()]).toEqual([4, 0]);
  });

  it('finds it broken as soon as more accounts do, and looks no further', async () => {
    const { watch, rounds } = counting([accounts(0), { accounts: 4, visitors: 5 }]);
    expect(await watch()).toEqual([
      'visitors who saw an error card: 5, signed in: 4; with the version before: 0, signed in: 0',
    ]);
    expect(rounds()).toBe(2);
  });

  it('does not hold against it what accounts had with the version before as well', async () => {
    expect(await counting([accounts(9)], accounts(3)).watch()).toEqual([]);
    expect(await counting([accounts(10)], accounts(3)).watch()).toHaveLength(1);
  });

  it('believes no number of strangers, and opens the pages itself when there are more of them', async () => {
    const { watch, looks } = counting([strangers(4), strangers(4), strangers(900), strangers(900)]);
    expect(await watch()).toEqual([]);
    expect(looks()).toBe(2);
  });

  it('finds it broken where strangers were right', async () => {
    const { watch } = counting([strangers(4)], accounts(0), ['/pricing shows an error card']);
    expect(await watch()).toEqual([
      expect.stringContaining('visitors who saw an error card: 4'),
      '/pricing shows an error card',
    ]);
  });

  it('is not kept from it by strangers who report the version before', async () => {
    const many = { accounts: 1, visitors: 500 };
    expect(await counting([accounts(6)], many).watch()).toHaveLength(1);
    expect(await counting([strangers(4)], many, ['/ shows an error card']).watch()).toHaveLength(2);
  });

  it('watches a remote that was not there before', async () => {
    expect(await counting([accounts(4)]).watch(null)).toHaveLength(1);
  });

  it('does not hold against it that nobody can count', async () => {
    expect(await counting([AWAY]).watch()).toEqual([]);
    expect(await counting([AWAY, AWAY, accounts(5)]).watch()).toHaveLength(1);
  });
});
