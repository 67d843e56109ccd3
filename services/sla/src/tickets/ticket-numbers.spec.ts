import { ticketNumber } from './ticket-numbers.ts';

describe('a ticket number', () => {
  it('has five digits, and more from the hundred thousandth on', () => {
    expect(ticketNumber(2026, 42)).toBe('SLA-2026-00042');
    expect(ticketNumber(2026, 100_000)).toBe('SLA-2026-100000');
  });
});
