import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildAdmin, buildClient, buildTicketDetail } from '../../test/builders.ts';
import { everyPageOf, NOBODY } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const TICKET = 'GET /api/admin/sla-tickets/1';
const ticketOf = (role: 'admin' | 'caseworker' | 'auditor' = 'caseworker', ticket = buildTicketDetail()) => ({
  ...everyPageOf({ role }),
  [TICKET]: ok(ticket),
  'GET /api/admin/clients/734512901': ok(buildClient()),
});
const hit = async (key: string) => {
  fireEvent.keyDown(document.body, { key });
  await settle();
};
const dialog = () => within(screen.getByRole('dialog'));
const send = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }));
  await later(300);
};

describe('TicketPage', () => {
  it('shows the order, whose it is, what happened and what may be done next', async () => {
    fakeApi(ticketOf());
    await open('/admin/tickets/1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order SLA-2026-00001');
    expect(screen.getByRole('link', { name: 'Acme Widgets Inc.' })).toBeTruthy();
    expect(screen.getByText('Entered', { selector: 'strong' }).parentElement?.textContent).toContain('You');
    const actions = within(screen.getByRole('group', { name: 'What may be done next' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Acknowledge a',
      'Close order c',
    ]);
  });

  it('shows an auditor no buttons and hears none of the keys', async () => {
    fakeApi(ticketOf('auditor'));
    await open('/admin/tickets/1');
    await hit('a');
    expect(screen.queryByRole('group', { name: 'What may be done next' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('acknowledges by a key and a confirmation, with a note', async () => {
    const moved = buildTicketDetail({
      status: 'acknowledged',
      responseDate: '2026-11-20T09:31:00Z',
      responseTimeHours: 0.28,
      nextActions: ['forward'],
    });
    const api = fakeApi({ ...ticketOf(), 'POST /api/admin/sla-tickets/1/acknowledge': ok(moved) });
    await open('/admin/tickets/1');
    await hit('a');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/acknowledge')).toEqual([]);
    fill(/Note/, 'Spoke with Ms. Jansen');
    await send('Acknowledge');
    const [call] = api.sent('POST', '/api/admin/sla-tickets/1/acknowledge');
    expect(call?.body).toEqual({ note: 'Spoke with Ms. Jansen' });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(shownToast()?.text).toBe('SLA-2026-00001 is now: Acknowledged');
    expect(screen.getByText('Acknowledged after 17 minutes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });

  it('does not close without a reason', async () => {
    const api = fakeApi({
      ...ticketOf(),
      'POST /api/admin/sla-tickets/1/close': ok(buildTicketDetail({ status: 'closed', nextActions: [] })),
    });
    await open('/admin/tickets/1');
    await hit('c');
    expect(dialog().getByText(/also acknowledges the order/)).toBeTruthy();
    await send('Close order');
    expect(errorAt('Reason')).toBe('Please give the reason for closing');
    fill('Reason', 'Withdrawn');
    await send('Close order');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/close').map(({ body }) => body)).toEqual([
      { reason: 'Withdrawn' },
    ]);
  });

  it('explains that somebody else was faster, and shows the order as it is now', async () => {
    let status: 'pending' | 'forwarded' = 'pending';
    fakeApi({
      ...ticketOf(),
      [TICKET]: () => ok(buildTicketDetail({ status })),
      'POST /api/admin/sla-tickets/1/acknowledge': () => {
        status = 'forwarded';
        return refusedAs(409, 'sla.ticket-move-not-allowed');
      },
    });
    await open('/admin/tickets/1');
    await hit('a');
    await send('Acknowledge');
    expect(dialog().getByRole('alert').textContent).toContain('Somebody else moved this order meanwhile');
    expect(screen.getByText('Forwarded')).toBeTruthy();
  });

  it('keeps what was typed when the session ends, and goes on after signing in again', async () => {
    let isOver = false;
    const api = fakeApi({
      ...ticketOf(),
      'GET /api/admin/user': () => (isOver ? NOBODY : ok(buildAdmin({ role: 'caseworker' }))),
      'POST /api/admin/sla-tickets/1/acknowledge': () => (isOver ? NOBODY : ok(buildTicketDetail())),
      'POST /api/admin/login': () => {
        isOver = false;
        return ok(buildAdmin({ role: 'caseworker' }));
      },
    });
    await open('/admin/tickets/1');
    await hit('a');
    fill(/Note/, 'a long note');
    isOver = true;
    await send('Acknowledge');
    expect(screen.getByText('Your session has ended')).toBeTruthy();
    fill('Password', 'correct horse');
    await press('Sign In');
    await later(300);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe('a long note');
    expect(address()).toBe('/admin/tickets/1');
    await act(() => later(10));
    await send('Acknowledge');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/acknowledge')).toHaveLength(2);
  });

  it('says that there is no such order', async () => {
    fakeApi({ ...everyPageOf(), [TICKET]: refusedAs(404, 'gateway.not-found') });
    await open('/admin/tickets/1');
    expect(screen.getByText(/There is no order with this number/)).toBeTruthy();
  });
});
