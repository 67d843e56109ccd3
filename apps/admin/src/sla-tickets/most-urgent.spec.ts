import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { clockText, mostUrgent } from './most-urgent.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const received = (authorityContactDate: string, ticketNumber = 'A') =>
  buildTicket({ authorityContactDate, ticketNumber });

describe('mostUrgent', () => {
  it('is the order whose 24 hours end first', () => {
    const tickets = [received('2026-11-20T11:00:00Z'), received('2026-11-19T15:12:00Z', 'B')];
    expect(mostUrgent(tickets, NOW)).toEqual({ ticketNumber: 'B', minutesLeft: 3 * 60 + 12 });
  });

  it('leaves out what is acknowledged or closed', () => {
    const done = [
      buildTicket({ responseDate: '2026-11-20T10:00:00Z' }),
      buildTicket({ status: 'closed', responseDate: null }),
    ];
    expect(mostUrgent(done, NOW)).toBeNull();
  });
});

describe('clockText', () => {
  it('says how much is left, or how long it has been too late', () => {
    expect(clockText(192)).toBe('3 h 12 min left');
    expect(clockText(-65)).toBe('1 h 5 min overdue');
  });
});
