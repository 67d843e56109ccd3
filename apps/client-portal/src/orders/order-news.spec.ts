import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { newsOfOrders } from './order-news.ts';

const first = buildTicket({ id: 1, ticketNumber: 'SLA-2026-00001' });
const second = buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002' });

describe('the news of orders', () => {
  it('has nothing to say while nothing changes', () => {
    expect(newsOfOrders([first], [first])).toBeNull();
  });

  it('announces an order that has arrived', () => {
    expect(newsOfOrders([first], [second, first])).toEqual({
      title: 'New order from an authority',
      description: 'SLA-2026-00002, Autoriteit Consument & Markt: pending.',
    });
  });

  it('announces an order that has moved on', () => {
    expect(newsOfOrders([first], [{ ...first, status: 'forwarded' }])).toEqual({
      title: 'An order has moved on',
      description: 'SLA-2026-00001, Autoriteit Consument & Markt: forwarded to you.',
    });
  });
});
