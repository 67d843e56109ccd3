import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { HOUR_MS } from '@rep13/contracts-constants';
import { address, axeFaults, fakeApi, ok, settle, TODAY, withFakeBrowser } from '@rep13/testing-browser';
import { aboutTicket, dashboardOf, DUE, WAITING } from '../../test/admin.ts';
import { buildTicket, buildTicketDetail } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { useTicketsTabStore } from '../sla-tickets/useTicketsTabStore.ts';

withFakeBrowser();

const dueIn = (hours: number) => new Date(TODAY.getTime() + hours * HOUR_MS).toISOString();
const ticketOf = (id: number, hours: number, overrides = {}) =>
  buildTicket({ id, ticketNumber: `SLA-2026-0000${id}`, nextDueAt: dueIn(hours), ...overrides });
const late = ticketOf(1, -2);
const soon = ticketOf(2, 5, { nextDue: 'message', unreadSince: dueIn(-1), status: 'forwarded' });
const later = ticketOf(3, 30, { assigneeId: 2, status: 'in_progress', nextDue: 'answer' });
const queue = { [DUE]: ok([late, soon, later]), [WAITING]: ok([late, soon, later]) };

const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link', { name: /^SLA-/ }).textContent);

describe('the queue of the overview', () => {
  it('names what is late or due within a day, then what else waits for us, each order once', async () => {
    fakeApi({ ...dashboardOf(), ...queue });
    await open('/admin');
    expect(rowsOf('Orders due in the next 24 hours')).toEqual(['SLA-2026-00001', 'SLA-2026-00002']);
    expect(rowsOf('Orders that wait for us')).toEqual(['SLA-2026-00003']);
    expect(await axeFaults()).toEqual([]);
  });

  it('leads from a row with a, then Enter, to an acknowledged order', async () => {
    const detail = buildTicketDetail({ id: 1, nextActions: ['acknowledge'] });
    const api = fakeApi({
      ...dashboardOf({ role: 'caseworker' }),
      ...queue,
      ...aboutTicket(1),
      'GET /api/admin/sla-tickets/1': ok(detail),
      'POST /api/admin/sla-tickets/1/acknowledge': ok({ ...detail, status: 'acknowledged', nextActions: [] }),
    });
    await open('/admin');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
    await settle();
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Acknowledge' });
    fireEvent.click(button);
    await settle();
    expect(api.sent('POST', '/api/admin/sla-tickets/1/acknowledge')).toHaveLength(1);
    expect(address()).toBe('/admin/tickets/1');
  });

  it('leads on to every order that is open, whatever the list of orders showed before', async () => {
    useTicketsTabStore.setState({ filters: { assignee: 'me' } });
    fakeApi({ ...dashboardOf(), ...queue });
    await open('/admin');
    expect(useTicketsTabStore.getState().filters).toEqual({});
  });

  it('offers an auditor nothing to press but the order itself', async () => {
    fakeApi({ ...dashboardOf({ role: 'auditor' }), ...queue });
    await open('/admin');
    expect(screen.queryByRole('link', { name: /^Acknowledge/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open SLA-2026-00001' })).toBeTruthy();
  });

  it('says where nothing is due and nothing waits', async () => {
    fakeApi(dashboardOf());
    await open('/admin');
    expect(screen.getByText('Nothing is due in the next 24 hours.')).toBeTruthy();
    expect(screen.getByText('No other order is waiting for us.')).toBeTruthy();
  });
});
