import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { clockOf, dueIn } from './ticket-clock.ts';

const at = (time: string) => new Date(time).getTime();
const open = buildTicket({ authorityContactDate: '2026-11-20T09:00:00Z', dueAt: '2026-11-21T09:00:00Z' });

describe('the clock of an order', () => {
  it.each([
    ['2026-11-20T09:00:00Z', 'neutral', '24 h 00 min 00 s left'],
    ['2026-11-21T05:00:00Z', 'neutral', '4 h 00 min 00 s left'],
    ['2026-11-21T05:00:01Z', 'bad', '3 h 59 min 59 s left'],
    ['2026-11-21T09:00:00Z', 'bad', '0 h 00 min 00 s left'],
    ['2026-11-21T09:00:01Z', 'bad', 'Late by 0 h 00 min 01 s'],
    ['2026-11-22T11:00:00Z', 'bad', 'Late by 26 h 00 min 00 s'],
  ])('says at %s (%s): %s', (now, tone, text) => {
    expect(clockOf(open, at(now))).toEqual({ tone, text, isRunning: true });
  });

  it('stands once somebody has acknowledged it', () => {
    const done = { ...open, responseDate: '2026-11-20T12:15:00Z', responseTimeHours: 3.25 };
    const text = 'Acknowledged after 3 h 15 min';
    expect(clockOf(done, at('2026-12-01T00:00:00Z'))).toEqual({ tone: 'good', text, isRunning: false });
    expect(clockOf({ ...done, slaCompliant: false }, 0).tone).toBe('bad');
  });
});

describe('what is due, in a list', () => {
  it.each([
    ['2026-11-21T05:00:00Z', 'neutral', '4 h left'],
    ['2026-11-21T05:00:59Z', 'bad', '3 h 59 min left'],
    ['2026-11-21T09:02:00Z', 'bad', 'Late by 2 minutes'],
  ])('is said at %s (%s) without seconds: %s', (now, tone, text) => {
    expect(dueIn(open.dueAt, at(now))).toEqual({ tone, text });
  });
});
