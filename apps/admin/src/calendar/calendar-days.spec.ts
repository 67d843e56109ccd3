import { describe, expect, it } from '@jest/globals';
import { byDay, dayOf, daysIn, startOf, stepFrom } from './calendar-days.ts';

const day = (text: string) => startOf(text)!;
const ends = (view: 'week' | 'month', text: string) => {
  const days = daysIn(view, day(text)).map(dayOf);
  return [days[0], days.at(-1), days.length];
};

describe('the days of the calendar', () => {
  it.each([
    ['week', '2026-11-20', ['2026-11-16', '2026-11-22', 7]],
    ['week', '2026-11-22', ['2026-11-16', '2026-11-22', 7]],
    ['week', '2027-01-01', ['2026-12-28', '2027-01-03', 7]],
    // With the end of summer time in it.
    ['week', '2026-10-25', ['2026-10-19', '2026-10-25', 7]],
    ['month', '2026-11-20', ['2026-10-26', '2026-12-06', 42]],
    ['month', '2027-02-10', ['2027-02-01', '2027-02-28', 28]],
    ['month', '2026-03-31', ['2026-02-23', '2026-04-05', 42]],
  ] as const)('of a %s around %s are whole weeks from a Monday on', (view, text, expected) => {
    expect(ends(view, text)).toEqual(expected);
  });

  it.each(['2026-02-30', '2026-1-1', 'today', ''])('know that %p is no day', (text) => {
    expect(startOf(text)).toBeUndefined();
  });

  it('go on by a week, or to the month that follows the shortest one', () => {
    expect(dayOf(stepFrom('week', day('2026-12-30'), 1))).toBe('2027-01-06');
    expect(dayOf(stepFrom('month', day('2027-01-31'), 1))).toBe('2027-02-01');
    expect(dayOf(stepFrom('month', day('2027-01-31'), -1))).toBe('2026-12-01');
  });

  it('hold what is due on each of them in this computer’s time', () => {
    const at = (moment: Date) => ({
      ticketId: 1,
      ticketNumber: 'SLA-2026-00001',
      companyName: null,
      authorityName: 'ACM',
      assigneeId: null,
      clock: 'answer' as const,
      dueAt: moment.toISOString(),
    });
    const days = byDay([at(new Date(2026, 10, 20, 0, 0)), at(new Date(2026, 10, 20, 23, 59))]);
    expect([...days].map(([name, due]) => [name, due.length])).toEqual([['2026-11-20', 2]]);
  });
});
