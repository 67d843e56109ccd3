import { describe, expect, it } from '@jest/globals';
import { countWithShare, demoPaymentsOf, funnelOf, revenueOf } from './funnel-steps.ts';

const days = (...counts: number[]) =>
  counts.map((count) => ({ day: '2026-11-20', count, amountCents: count * 30_000 }));

describe('the funnel', () => {
  const twice = {
    checks: days(5, 10),
    signups: days(2, 5),
    payments: days(1, 4),
    agreements: null,
    tickets: null,
  };

  it('holds each step of both ranges, and says which is not known', () => {
    expect(funnelOf(twice, 1)).toEqual([
      { name: 'Checks', periods: { now: 10, before: 5 } },
      { name: 'Registered', periods: { now: 5, before: 2 } },
      { name: 'Paid', periods: { now: 4, before: 1 } },
      { name: 'Signed', periods: null },
    ]);
  });

  it('sums what was paid', () => {
    expect(revenueOf(twice, 1)).toEqual({ now: 120_000, before: 30_000 });
    expect(revenueOf({ ...twice, payments: null }, 1)).toBeNull();
  });

  describe('says how many payments moved no money', () => {
    const paid = (before: [count: number, demo?: number], now: [count: number, demo?: number]) => ({
      ...twice,
      payments: [before, now].map(([count, demoCount]) => ({
        day: '2026-11-20',
        count,
        amountCents: count * 30_000,
        ...(demoCount === undefined ? {} : { demoCount }),
      })),
    });

    it.each([
      ['some', paid([2, 2], [5, 3]), { now: '3 of 5', before: '2 of 2' }],
      ['none in one range', paid([0, 0], [5, 3]), { now: '3 of 5', before: 'None' }],
      ['not known of each', paid([2], [5, 3]), { now: 'Not known', before: 'Not known' }],
      ['none', paid([2, 0], [5, 0]), null],
      ['no payments', paid([0], [0]), null],
      ['no answer', { ...twice, payments: null }, null],
    ])('%s', (_, statistics, expected) => {
      expect(demoPaymentsOf(statistics, 1)).toEqual(expected);
    });
  });

  it('gives the share of the step before where there was one', () => {
    expect(countWithShare(5, 10)).toBe('5 (50%)');
    expect(countWithShare(12, 10)).toBe('12');
    expect(countWithShare(5, 0)).toBe('5');
    expect(countWithShare(5, undefined)).toBe('5');
  });
});
