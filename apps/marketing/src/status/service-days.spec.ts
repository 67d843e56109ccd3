import { describe, expect, it } from '@jest/globals';
import { pastOf } from './service-days.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (date: string, operational: number, degraded = 0, down = 0) => ({
  day: date,
  service: 'sla',
  operational,
  degraded,
  down,
});

describe('the past of a service', () => {
  it('has every day, the worst of each, and says which were not measured', () => {
    const measured = [
      day('2026-11-18', 2_880),
      day('2026-11-20', 100, 2),
      { ...day('2026-11-19', 1), service: 'x' },
    ];
    expect(pastOf({ days: 3, measured }, 'sla', NOW).days).toEqual([
      { day: '2026-11-18', state: 'operational' },
      { day: '2026-11-19', state: null },
      { day: '2026-11-20', state: 'degraded' },
    ]);
  });

  it('says how much of what was measured was good, and never rounds a failure away', () => {
    const measured = [day('2026-11-19', 99_999, 0, 1), day('2026-11-20', 0, 3)];
    const { share, sentence } = pastOf({ days: 90, measured: [measured[0]!] }, 'sla', NOW);
    expect(share).toBe('99.99% operational');
    expect(sentence).toBe('99.99% operational on one day, down for about 1 min.');
    expect(pastOf({ days: 90, measured }, 'sla', NOW).sentence).toBe(
      '99.99% operational on 2 days, down for about 1 min, slower than usual for about 2 min.',
    );
    expect(pastOf({ days: 90, measured: [day('2026-11-20', 5)] }, 'sla', NOW).share).toBe('100% operational');
  });

  it('promises nothing before there is a measurement', () => {
    expect(pastOf({ days: 90, measured: [] }, 'sla', NOW).share).toBe('Not measured yet');
  });
});
