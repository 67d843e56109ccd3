import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  axeFaults,
  fakeApi,
  later,
  ok,
  press,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildClient, buildSignup, buildTicket, buildTicketDetail } from '../../test/builders.ts';
import { aboutClient, aboutTicket, everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAUSE_MS = 400;
const MOST_URGENT = 'GET /api/admin/sla-tickets?open=true&assignee=none&sort=due&limit=1';
const page = {
  ...everyPageOf({ role: 'caseworker' }),
  'GET /api/admin/contact-messages?limit=51': ok([]),
  ...aboutTicket(),
  'GET /api/admin/sla-tickets/1': ok(buildTicketDetail()),
  'GET /api/admin/sla-tickets?search=acme&limit=5': ok([buildTicket()]),
  'GET /api/admin/signups?search=acme&limit=5': ok([buildSignup()]),
  'GET /api/admin/sla-tickets?search=widgets&limit=5': ok([buildTicket()]),
  'GET /api/admin/signups?search=widgets&limit=5': ok([buildSignup()]),
};

const field = () => screen.getByRole('combobox', { name: 'Search clients, tickets and actions' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
async function hit(...keys: string[]): Promise<void> {
  for (const key of keys) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await settle();
  }
}
async function openPalette(): Promise<void> {
  await open('/admin/messages');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
}
async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await later(PAUSE_MS);
}

describe('the palette', () => {
  it('is there at once with Ctrl and K, with all actions, and gives the focus back', async () => {
    fakeApi(page);
    await open('/admin/messages');
    const search = screen.getByLabelText(/^Search name/);
    act(() => search.focus());
    fireEvent.keyDown(search, { key: 'k', ctrlKey: true });
    expect(document.activeElement).toBe(field());
    expect(options().slice(0, 3)).toEqual([
      'Take the most urgent order',
      'Enter a new order',
      'Go to Overview',
    ]);
    expect(await axeFaults()).toEqual([]);
    await hit('Escape');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(search);
  });

  it('finds tickets and clients once the typing pauses, and asks no more often than that', async () => {
    const api = fakeApi(page);
    await openPalette();
    for (const typed of ['a', 'ac', 'acm']) fireEvent.change(field(), { target: { value: typed } });
    await type('acme');
    expect(options()).toEqual([
      'SLA-2026-00001Acme Widgets Inc., Autoriteit Consument & Markt',
      'Acme Widgets Inc.DSA-K7M2QX',
    ]);
    expect(screen.getByText('2 results').getAttribute('role')).toBe('status');
    const searches = api.calls.map(({ path }) => path).filter((path) => path.includes('search='));
    expect(searches).toEqual([
      '/api/admin/sla-tickets?search=acme&limit=5',
      '/api/admin/signups?search=acme&limit=5',
    ]);
    expect(await axeFaults()).toEqual([]);
  });

  it('is walked through with the arrow keys, round both ends, and Enter opens', async () => {
    fakeApi({ ...page, 'GET /api/admin/clients/734512901': ok(buildClient()), ...aboutClient() });
    await openPalette();
    await type('widgets');
    expect(active()?.textContent).toContain('SLA-2026-00001');
    await hit('ArrowDown');
    expect(active()?.textContent).toContain('DSA-K7M2QX');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    await hit('ArrowDown', 'ArrowUp');
    expect(active()?.textContent).toContain('DSA-K7M2QX');
    await hit('Enter');
    expect(address()).toBe('/admin/clients/734512901');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('goes to places by their words', async () => {
    fakeApi({
      ...page,
      'GET /api/admin/sla-tickets?search=acc%C3%B3unt+your&limit=5': ok([]),
      'GET /api/admin/signups?search=acc%C3%B3unt+your&limit=5': ok([]),
    });
    await openPalette();
    await type('accóunt your');
    expect(options()).toEqual(['Go to your account']);
  });

  it('takes the most urgent order that nobody works on, and opens it', async () => {
    const api = fakeApi({
      ...page,
      [MOST_URGENT]: ok([buildTicket({ version: 7 })]),
      'POST /api/admin/sla-tickets/1/assign': ok(buildTicketDetail()),
    });
    await openPalette();
    fireEvent.click(screen.getByRole('option', { name: 'Take the most urgent order' }));
    await settle();
    const [sent] = api.sent('POST', '/api/admin/sla-tickets/1/assign');
    expect([sent?.body, sent?.headers.get('If-Match')]).toEqual([{ assigneeId: 1 }, '"7"']);
    expect(address()).toBe('/admin/tickets/1');
    expect(shownToast()?.text).toBe('SLA-2026-00001 is yours');
  });

  it('says when there is none to take, and when somebody was faster', async () => {
    let urgent = [buildTicket()];
    fakeApi({
      ...page,
      [MOST_URGENT]: () => ok(urgent),
      'POST /api/admin/sla-tickets/1/assign': {
        status: 412,
        body: { code: 'sla.ticket-changed', message: 'Ada has just taken it.' },
      },
    });
    await openPalette();
    await hit('Enter');
    expect(shownToast()?.text).toBe('No order was takenAda has just taken it.');
    urgent = [];
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    await hit('Enter');
    expect(shownToast()?.text).toBe('Somebody works on every open order');
  });

  it('offers an auditor nothing that writes', async () => {
    fakeApi({ ...page, ...everyPageOf({ role: 'auditor' }) });
    await openPalette();
    expect(options()[0]).toBe('Go to Overview');
    expect(options()).not.toContain('Go to Staff');
  });

  it('says that a search failed, and that nothing matches', async () => {
    fakeApi({
      ...page,
      'GET /api/admin/sla-tickets?search=zz&limit=5': refusedAs(503, 'gateway.service-unavailable'),
      'GET /api/admin/signups?search=zz&limit=5': ok([]),
      'GET /api/admin/sla-tickets?search=zzz&limit=5': ok([]),
      'GET /api/admin/signups?search=zzz&limit=5': ok([]),
    });
    await openPalette();
    await type('zz');
    expect(screen.getByText('The search failed. Type again to retry.')).toBeTruthy();
    await type('zzz');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
  });

  it('stays away from under another dialog', async () => {
    fakeApi(page);
    await open('/admin/messages');
    await press(/^Shortcuts/);
    expect(within(screen.getByRole('dialog')).getByText(/Search clients, tickets and actions/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
