import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { dueIn, dueNext } from './ticket-clock.ts';

const at = (time: string) => new Date(time).getTime();
const open = buildTicket({ authorityContactDate: '2026-11-20T09:00:00Z', dueAt: '2026-11-21T09:00:00Z' });

describe('what is due next', () => {
  const now = at('2026-11-21T08:00:00Z');

  it.each([
    [{ nextDue: 'acknowledge', nextDueAt: '2026-11-21T09:00:00Z' }, 'bad', '1 h left', 'Acknowledge'],
    [{ nextDue: 'answer', nextDueAt: '2026-11-21T07:00:00Z' }, 'bad', 'Late by 1 h', 'Answer the authority'],
  ] as const)('is what the list goes by, whatever else is promised: %j', (due, tone, text, what) => {
    expect(dueNext({ ...open, ...due }, now)).toEqual({ tone, text, what });
  });

  it('is nothing of a closed order', () => {
    expect(dueNext({ nextDue: null, nextDueAt: null }, now)).toBeNull();
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
