import { daysUntil, formatDate, formatDuration, formatFee, formatMoney, formatTime } from './formats.ts';

describe('times and amounts in mails', () => {
  it('names the time zone', () => {
    expect(formatTime('2026-01-05T23:04:00+01:00')).toBe('5 January 2026, 22:04 UTC');
  });

  it('writes midnight as the new day', () => {
    expect(formatTime('2026-01-05T00:00:00Z')).toBe('5 January 2026, 00:00 UTC');
  });

  it('shows cents only where there are any', () => {
    expect(formatMoney(30_000, 'EUR')).toBe('EUR 300');
    expect(formatMoney(30_050, 'EUR')).toBe('EUR 300.50');
  });

  it('words a fee as everywhere', () => {
    expect(formatFee({ amountCents: 30_000, currency: 'EUR' })).toBe('EUR 300 a year, renews yearly');
  });

  it('names a day by UTC', () => {
    expect(formatDate('2026-01-06T00:30:00+01:00')).toBe('5 January 2026');
  });

  it.each([
    ['2026-01-06T00:00:00Z', 1],
    ['2026-01-05T00:00:00Z', 0],
    ['2026-01-04T23:59:59Z', -1],
    ['2026-02-04T08:00:00Z', 30],
  ])('counts the days until %s', (time, days) => {
    expect(daysUntil(time, new Date('2026-01-05T23:00:00Z'))).toBe(days);
  });

  it.each([
    [90 * 60_000, '1 hour 30 minutes'],
    [12 * 60 * 60_000, '12 hours'],
    [61_000, '1 minute'],
    [10, '1 minute'],
    [150 * 60_000 + 59_000, '2 hours 30 minutes'],
  ])('says %d ms as %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
