import { describe, expect, it } from '@jest/globals';
import { summariseDay, summariseDays, summariseResponses } from './summaries.ts';

const response = (responseTimeHours: number, slaCompliant = true) => ({
  ticketId: 1,
  ticketNumber: 'SLA-2026-00001',
  authorityContactDate: '2026-11-20T09:00:00Z',
  responseTimeHours,
  slaCompliant,
});

describe('a chart in a sentence', () => {
  it('says how much came and when most', () => {
    const days = [
      { day: '2026-11-18', count: 2 },
      { day: '2026-11-19', count: 5 },
      { day: '2026-11-20', count: 0 },
    ];
    const none = days.map(({ day }) => ({ day, count: 0 }));
    expect(summariseDays({ days, before: none })).toBe(
      '7 in 3 days (previous 3 days: 0). Peak: 5 on 19 Nov.',
    );
    expect(summariseDays({ days, before: null })).toBe('7 in 3 days. Peak: 5 on 19 Nov.');
    expect(summariseDays({ days: none, before: none })).toBe('0 in 3 days (previous 3 days: 0)');
  });

  it('says how fast orders were acknowledged', () => {
    expect(summariseResponses([response(3), response(1), response(30, false)])).toBe(
      '3 orders acknowledged, half within 3 h, 1 of them after more than 24 h.',
    );
    expect(summariseResponses([8, 2, 6, 30].map((hours) => response(hours)))).toContain('half within 7 h,');
    expect(summariseResponses([response(3)])).toContain(
      '1 order acknowledged, half within 3 h, none of them',
    );
    expect(summariseResponses([])).toBe('No order was acknowledged in this time.');
  });

  it('says how fast the orders of one day were acknowledged', () => {
    const day = (acknowledged: number, averageResponseHours: number | null) => ({
      day: '2026-11-20',
      received: 5,
      acknowledged,
      violations: 0,
      averageResponseHours,
    });
    expect(summariseDay(day(0, null), [response(3)])).toBe('none acknowledged');
    expect(summariseDay(day(1, 3), [response(3)])).toBe('SLA-2026-00001 after 3 h');
    expect(summariseDay(day(1, 3), [])).toBe('1 order after 3 h');
    expect(summariseDay(day(2, 7.5), [response(3)])).toBe('2 orders, after 7 h 30 min on average');
  });
});
