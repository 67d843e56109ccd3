import { describe, expect, it } from '@jest/globals';
import { halvesOf, periodsOf, responsesOn } from './periods.ts';

const days = [1, 2, 3, 4].map((count) => ({ count }));
const countOf = ({ count }: { count: number }) => count;

describe('a range and the days before it', () => {
  it('are the two halves of twice the days', () => {
    expect(halvesOf(days, 2)).toEqual({
      days: [{ count: 3 }, { count: 4 }],
      before: [{ count: 1 }, { count: 2 }],
    });
    expect(periodsOf(halvesOf(days, 2), countOf)).toEqual({ now: 7, before: 3 });
  });

  it('are not compared when days are missing', () => {
    expect(halvesOf(days, 3)).toEqual({ days: days.slice(1), before: null });
    expect(periodsOf(halvesOf(days, 3), countOf)).toBeNull();
  });

  it('have each its orders', () => {
    const responses = [
      '2026-11-18T23:59:59.999Z',
      '2026-11-19T00:00:00.000Z',
      '2026-11-20T09:14:00.000Z',
    ].map((authorityContactDate, ticketId) => ({
      ticketId,
      ticketNumber: `SLA-2026-0000${ticketId}`,
      authorityContactDate,
      responseTimeHours: 1,
      slaCompliant: true,
    }));
    expect(responsesOn([{ day: '2026-11-19' }, { day: '2026-11-20' }], responses)).toEqual(
      responses.slice(1),
    );
  });
});
