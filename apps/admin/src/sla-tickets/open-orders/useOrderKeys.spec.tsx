import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { address, fakeApi, later, ok, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { aboutTicket, dashboardOf } from '../../../test/admin.ts';
import { buildTicket, buildTicketDetail } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';
import { hit, ticketOf } from '../../../test/ticket-page.ts';
import { orderBeside } from './order-beside.ts';
import { useTicketsTabStore } from '../useTicketsTabStore.ts';

withFakeBrowser();

const MINE = '/api/admin/sla-tickets?assignee=me';
const orders = [buildTicket(), buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002' })];
const second = { 'GET /api/admin/sla-tickets/2': ok(buildTicketDetail(orders[1])), ...aboutTicket(2) };

const onTheWay = async (api: object) => {
  useTicketsTabStore.setState({ filters: {} });
  const calls = fakeApi({ ...dashboardOf({ role: 'caseworker' }), ...ticketOf(), ...second, ...api });
  return calls;
};

describe('the keys to the next order and the one before', () => {
  it('lead to the next one of the list that one came from, and back to that list', async () => {
    await onTheWay({
      [`GET ${MINE}&sort=due&limit=51`]: ok(orders),
      'GET /api/admin/sla-tickets?open=true&assignee=me&sort=due&limit=51': ok(orders),
    });
    await open('/admin?tab=sla&assignee=me');
    fireEvent.click(screen.getByRole('link', { name: 'SLA-2026-00001' }));
    await later(300);
    await hit('j');
    await later(300);
    expect(address()).toBe('/admin/tickets/2');
    await hit('k');
    await later(300);
    expect(address()).toBe('/admin/tickets/1');
    expect(document.activeElement?.textContent).toBe('Order SLA-2026-00001');
    await hit('o');
    await later(300);
    expect(address()).toBe('/admin?tab=sla&assignee=me');
  });

  it('lead through all that are open who came by a link, and back to the list of all', async () => {
    await onTheWay({ 'GET /api/admin/sla-tickets?open=true&sort=due&limit=51': ok(orders) });
    await open('/admin/tickets/1');
    await hit('j');
    await later(300);
    expect(address()).toBe('/admin/tickets/2');
    await hit('o');
    await later(300);
    expect(address()).toBe('/admin?tab=sla');
  });

  it.each([
    ['there is none', ok([buildTicket()]), 'No other order of your list is open'],
    ['nobody knows', ok('down', 503), 'The other orders are not known'],
  ])('stay and say so where %s', async (_, answer, message) => {
    await onTheWay({ 'GET /api/admin/sla-tickets?open=true&sort=due&limit=51': answer });
    await open('/admin/tickets/1');
    await hit('j');
    await later(300);
    expect(shownToast()?.text).toContain(message);
    expect(address()).toBe('/admin/tickets/1');
  });

  it.each([
    [2, 1, 3],
    [3, 1, 1],
    [2, -1, 1],
    [1, -1, 3],
    [9, 1, 1],
    [9, -1, 1],
  ] as const)('count from %i by %i to %i', (from, step, to) => {
    expect(orderBeside(from, [{ id: 1 }, { id: 2 }, { id: 3 }], step)).toBe(to);
  });
});
