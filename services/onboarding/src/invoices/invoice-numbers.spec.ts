import { invoiceNumber, yearIn } from './invoice-numbers.ts';
import { formattedPeriod, servicePeriod } from './service-period.ts';

describe('an invoice number', () => {
  it('has five digits, and more from the hundred thousandth of a year on', () => {
    expect(invoiceNumber(2026, 42)).toBe('R13-2026-00042');
    expect(invoiceNumber(2026, 100_000)).toBe('R13-2026-100000');
  });

  it.each([
    ['Europe/Amsterdam', '2026-12-31T22:59:59.999Z', 2026],
    ['Europe/Amsterdam', '2026-12-31T23:00:00.000Z', 2027],
    ['UTC', '2026-12-31T23:00:00.000Z', 2026],
    ['Atlantic/Azores', '2027-01-01T00:30:00.000Z', 2026],
  ])('belongs in %s at %s to %i', (timeZone, at, year) => {
    expect(yearIn(timeZone, new Date(at))).toBe(year);
  });
});

describe('the year that a fee is for', () => {
  it.each([
    ['2026-11-24T10:00:00Z', '2027-11-24T10:00:00Z', '24 November 2026 to 23 November 2027'],
    ['2026-11-24T23:30:00Z', '2027-11-24T23:30:00Z', '25 November 2026 to 24 November 2027'],
    ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', '1 January 2027 to 31 December 2027'],
    ['2027-03-01T09:00:00Z', '2028-03-01T09:00:00Z', '1 March 2027 to 29 February 2028'],
    ['2027-03-28T00:30:00Z', '2028-03-28T00:30:00Z', '28 March 2027 to 27 March 2028'],
  ])('from %s to %s is written %s', (start, end, text) => {
    expect(formattedPeriod(servicePeriod(start, end, 'Europe/Amsterdam'))).toBe(text);
  });
});
