import type { LegalDay, Moment } from '@rep13/contracts-constants';
import {
  daysUntil,
  formatDuration,
  formatFee,
  formatLegalDay,
  formatLegalTime,
  formatTime,
} from './formats.ts';

const AMSTERDAM = { timeZone: 'Europe/Amsterdam' };

describe('times and amounts in mails', () => {
  it('names the time zone', () => {
    expect(formatTime<Moment>('2026-01-05T23:04:00+01:00')).toBe('5 January 2026, 22:04 UTC');
  });

  it('writes midnight as the new day', () => {
    expect(formatTime<Moment>('2026-01-05T00:00:00Z')).toBe('5 January 2026, 00:00 UTC');
  });

  it('words a fee as everywhere', () => {
    expect(formatFee({ amountCents: 30_000, currency: 'EUR' })).toBe('EUR 300 a year, renews yearly');
  });

  it('names a day of the agreement by the clock of the representative', () => {
    const day: LegalDay = '2026-01-05T23:30:00Z';
    expect(formatLegalDay(day, AMSTERDAM)).toBe('6 January 2026');
    expect(formatLegalTime(day, AMSTERDAM)).toBe('6 January 2026, 00:30 in Amsterdam');
  });

  it.each([
    ['2026-01-06T23:00:00Z', 1],
    ['2026-01-06T22:59:59Z', 0],
    ['2026-01-05T22:59:59Z', -1],
    ['2026-04-05T22:00:00Z', 90],
  ])('counts the days until %s by the clock of the representative', (time, days) => {
    expect(daysUntil(time, new Date('2026-01-05T23:00:00Z'), AMSTERDAM)).toBe(days);
  });

  it.each([
    [90 * 60_000, '1 hour 30 minutes'],
    [12 * 60 * 60_000, '12 hours'],
    [61_000, '1 minute'],
    [10, '1 minute'],
    [150 * 60_000 + 59_000, '2 hours 30 minutes'],
  ])('says %d ms as %s', (milliseconds, expected) => {
    expect(formatDuration(milliseconds)).toBe(expected);
  });
});
