import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import {
  address,
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildAdmin, buildTicketDetail } from '../../test/builders.ts';
import { buildRequest, buildTicketFile, buildTicketMessage } from '../../test/order-builders.ts';
import { everyPageOf, SIGNED_OUT } from '../../test/admin.ts';
import { open } from '../../test/open.ts';
import { dialog, hit, send, TICKET, ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

describe('TicketPage', () => {
  it('shows the order, whose it is, its three clocks, what happened and what may be done next', async () => {
    fakeApi(ticketOf());
    await open('/admin/tickets/1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order SLA-2026-00001');
    expect(screen.getByRole('link', { name: 'Acme Widgets Inc.' })).toBeTruthy();
    for (const clock of ['Acknowledge', 'Answer by', 'Client’s answer']) {
      expect(screen.getByText(clock, { selector: 'dt' })).toBeTruthy();
    }
    const actions = within(screen.getByRole('group', { name: 'What may be done next' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Acknowledge a',
      'Close order c',
    ]);
    const happened = within(screen.getByRole('list', { name: 'Messages and what happened' }));
    expect(happened.getByRole('listitem').textContent).toMatch(/^Entered You, /);
  });

  it.each([
    ['while the clock runs', {}, 'SLA Compliant', 'neutral'],
    ['once acknowledged in time', { responseDate: '2026-11-20T10:00:00Z' }, 'SLA Compliant', 'good'],
    ['once missed', { slaCompliant: false }, 'SLA Violation', 'bad'],
  ])('says %s whether the order is SLA compliant', async (_when, overrides, word, tone) => {
    fakeApi(ticketOf('caseworker', buildTicketDetail(overrides)));
    await open('/admin/tickets/1');
    const badge = screen
      .getByText('SLA compliant', { selector: 'dt' })
      .parentElement?.querySelector<HTMLElement>('dd [data-tone]');
    expect([badge?.textContent, badge?.dataset['tone']]).toEqual([word, tone]);
  });

  it('has nothing that axe finds fault with, full as empty', async () => {
    const file = buildTicketFile();
    const full = buildTicketDetail({
      source: 'authority',
      doNotInform: true,
      request: buildRequest(),
      messages: [buildTicketMessage({ files: [file] })],
      files: [file],
    });
    fakeApi(ticketOf('caseworker', full));
    await open('/admin/tickets/1');
    expect(await axeFaults()).toEqual([]);
  });

  it('shows an auditor no buttons and hears none of the keys', async () => {
    fakeApi(ticketOf('auditor'));
    await open('/admin/tickets/1');
    for (const key of ['a', 'g', 'i', 'u', 'n', 'r']) await hit(key);
    expect(screen.queryByRole('group', { name: 'What may be done next' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Assign|Classify|Send/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says of nothing twice which step is next, how urgent it is and of which kind', async () => {
    const filed = buildTicketDetail({ request: buildRequest(), orderKind: buildRequest().kind });
    fakeApi(ticketOf('caseworker', filed));
    await open('/admin/tickets/1');
    expect(screen.getByRole('button', { name: 'Acknowledge a' })).toBeTruthy();
    expect(screen.queryByText(/^Next:/)).toBeNull();
    for (const term of ['Urgency', 'Kind']) expect(screen.getAllByText(term)).toHaveLength(1);
  });

  it('says which step is next, and by which key, where no move is it', async () => {
    fakeApi(ticketOf('caseworker', buildTicketDetail({ status: 'closed', nextActions: [] })));
    await open('/admin/tickets/1');
    expect(screen.getByText(/^Next:/).textContent).toBe('Next: Go to the next order j');
  });

  it('acknowledges by a key and a confirmation, with a note, on the version that is shown', async () => {
    const moved = buildTicketDetail({
      version: 8,
      status: 'acknowledged',
      responseDate: '2026-11-20T09:31:00Z',
      responseTimeHours: 0.28,
      nextActions: ['forward'],
    });
    const api = fakeApi({
      ...ticketOf('caseworker', buildTicketDetail({ version: 7 })),
      'POST /api/admin/sla-tickets/1/acknowledge': ok(moved),
    });
    await open('/admin/tickets/1');
    await hit('a');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/acknowledge')).toEqual([]);
    fill(/Note/, 'Spoke with Ms. Jansen');
    await send('Acknowledge');
    const [call] = api.sent('POST', '/api/admin/sla-tickets/1/acknowledge');
    expect(call?.body).toEqual({ note: 'Spoke with Ms. Jansen' });
    expect(call?.headers.get('If-Match')).toBe('"7"');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(shownToast()?.text).toBe('SLA-2026-00001 is now: Acknowledged');
    expect(screen.getByText('Acknowledged after 17 minutes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  });

  it('says that it is read once a caseworker has it open, with what was unread', async () => {
    const unread = buildTicketDetail({
      unreadSince: '2026-11-20T09:20:00.000Z',
      nextDue: 'message',
      nextDueAt: '2026-11-20T13:20:00.000Z',
    });
    const api = fakeApi({
      ...ticketOf('caseworker', unread),
      'POST /api/admin/sla-tickets/1/read': ok(buildTicketDetail({ nextDue: 'step' })),
    });
    await open('/admin/tickets/1');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/read')).toHaveLength(1);
    expect(screen.getByText('Next step')).toBeTruthy();
  });

  it('stays unread when an auditor looks at it', async () => {
    const unread = buildTicketDetail({ unreadSince: '2026-11-20T09:20:00.000Z', nextDue: 'message' });
    const api = fakeApi(ticketOf('auditor', unread));
    await open('/admin/tickets/1');
    expect(screen.getByText('Read the message')).toBeTruthy();
    expect(api.sent('POST', '/api/admin/sla-tickets/1/read')).toEqual([]);
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
    expect(errorAt('What was done about the order')).toMatch(/choose what was done/);
    fill('What was done about the order', 'withdrawn');
    await send('Close order');
    expect(api.sent('POST', '/api/admin/sla-tickets/1/close').map(({ body }) => body)).toEqual([
      { reason: 'Withdrawn', closedAs: 'withdrawn' },
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

  it('says who was faster, keeps what was typed, and sends it on the new version', async () => {
    let version = 1;
    const api = fakeApi({
      ...ticketOf(),
      [TICKET]: () => ok(buildTicketDetail({ version })),
      'POST /api/admin/sla-tickets/1/acknowledge': ({ headers }) => {
        if (headers.get('If-Match') === '"2"') return ok(buildTicketDetail({ version: 3 }));
        version = 2;
        return {
          status: 412,
          body: { code: 'sla.ticket-changed', message: 'ada has just classified this order' },
        };
      },
    });
    await open('/admin/tickets/1');
    await hit('a');
    fill(/Note/, 'a long note');
    await send('Acknowledge');
    expect(dialog().getByRole('alert').textContent).toMatch(
      /^ada has just classified this order\. What you typed/,
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe('a long note');
    await send('Acknowledge');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sent('POST', '/api/admin/sla-tickets/1/acknowledge')).toHaveLength(2);
  });

  it('keeps what was typed when the session ends, and goes on after signing in again', async () => {
    let isOver = false;
    const api = fakeApi({
      ...ticketOf(),
      'GET /api/admin/user': () => (isOver ? SIGNED_OUT : ok(buildAdmin({ role: 'caseworker' }))),
      'POST /api/admin/sla-tickets/1/acknowledge': () => (isOver ? SIGNED_OUT : ok(buildTicketDetail())),
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
