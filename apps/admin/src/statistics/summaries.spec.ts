import { describe, expect, it } from '@jest/globals';
import { summariseDays, summariseResponses } from './summaries.ts';

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
    expect(summariseDays(days)).toBe('7 in 3 days, at most 5 on 19 November 2026.');
    expect(summariseDays([{ day: '2026-11-20', count: 0 }])).toBe('None in 1 days.');
  });

  it('says how fast orders were acknowledged', () => {
    expect(summariseResponses([response(3), response(1), response(30, false)])).toBe(
      '3 orders acknowledged, half within 3 h, 1 of them after more than 24 h.',
    );
    expect(summariseResponses([response(3)])).toContain(
      '1 order acknowledged, half within 3 h, none of them',
    );
    expect(summariseResponses([])).toBe('No order was acknowledged in this time.');
  });
});
