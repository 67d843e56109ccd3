import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest } from '../../../test/order-builders.ts';
import { open } from '../../../test/open.ts';
import { ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ source: 'authority', request: buildRequest(), ...more });
const open1 = async (ticket = filed()) => {
  fakeApi(ticketOf('caseworker', ticket));
  await open('/admin/tickets/1');
};

describe('an order that may have come before', () => {
  it('names the others with what is alike, and leads to them', async () => {
    const twin = { ticketNumber: 'SLA-2026-00002', status: 'closed' } as const;
    await open1(
      filed({
        twins: [
          { ...twin, ticketId: 2, reference: 'A-2222-2222', alike: ['reference', 'urls'] },
          { ...twin, ticketId: 3, reference: 'A-3333-3333', alike: ['sender'] },
        ],
      }),
    );
    const link = screen.getByRole('link', { name: 'A-2222-2222' });
    expect(link.getAttribute('href')).toBe('/admin/tickets/2');
    expect(link.parentElement?.textContent).toBe(
      'May be the same as A-2222-2222 (Closed; the same reference of the authority, address of content) ',
    );
    expect(screen.getByRole('link', { name: 'A-3333-3333' }).parentElement?.textContent).toMatch(/^or /);
  });
});
