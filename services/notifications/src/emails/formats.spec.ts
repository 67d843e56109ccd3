import { formatMoney, formatTime, YEARLY_PRICE } from './formats.ts';

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

  it('words the price as everywhere', () => {
    expect(YEARLY_PRICE).toBe('EUR 300 a year, renews yearly');
  });
});
