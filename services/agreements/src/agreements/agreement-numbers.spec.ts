import { agreementNumber, monthOf } from './agreement-numbers.ts';

describe('an agreement number', () => {
  it('has four digits, and more from the ten thousandth on', () => {
    expect(agreementNumber('202611', 42)).toBe('DSA-202611-0042');
    expect(agreementNumber('202611', 10_000)).toBe('DSA-202611-10000');
  });

  it('belongs to the month in UTC', () => {
    expect(monthOf(new Date('2026-12-01T00:30:00+02:00'))).toBe('202611');
  });
});
