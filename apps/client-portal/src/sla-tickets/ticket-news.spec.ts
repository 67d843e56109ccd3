import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { ticketNews } from './ticket-news.ts';

const first = buildTicket({ id: 1, ticketNumber: 'SLA-2026-00001' });
const second = buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002' });

describe('ticketNews', () => {
  it('has nothing to say while nothing changes', () => {
    expect(ticketNews([first], [first])).toBeNull();
  });

  it('announces an order that has arrived', () => {
    expect(ticketNews([first], [second, first])).toEqual({
      title: 'New order from an authority',
      description: 'SLA-2026-00002, Autoriteit Consument & Markt: pending.',
    });
  });

  it('announces an order that has moved on', () => {
    expect(ticketNews([first], [{ ...first, status: 'forwarded' }])).toEqual({
      title: 'An order has moved on',
      description: 'SLA-2026-00001, Autoriteit Consument & Markt: forwarded to you.',
    });
  });
});
