import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  axeFaults,
  fakeApi,
  later,
  ok,
  press,
  TODAY,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { aboutTicket, dashboardOf } from '../../../test/admin.ts';
import { buildTicket, buildTicketDetail } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';
import { hit, ticketOf } from '../../../test/ticket-page.ts';
import { useTicketsTabStore } from '../useTicketsTabStore.ts';

withFakeBrowser();

const LIST = '/api/admin/sla-tickets?open=true&sort=due&limit=51';
const inHours = (hours: number) => new Date(TODAY.getTime() + hours * 3_600_000).toISOString();
const orderOf = (id: number, overrides = {}) =>
  buildTicket({ id, ticketNumber: `SLA-2026-0000${id}`, nextDueAt: inHours(20), ...overrides });
const ORDERS = [
  orderOf(1, { nextDueAt: inHours(2), unreadSince: inHours(-1) }),
  orderOf(2, { companyName: 'Bolt & Nut Ltd', nextDueAt: inHours(-1) }),
  orderOf(3, { signupId: null, companyName: null }),
];
const pages = Object.fromEntries(
  ORDERS.map((order) => [`GET /api/admin/sla-tickets/${order.id}`, ok(buildTicketDetail(order))]),
);

const windowOf = (width: 'wide' | 'narrow') =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: width === 'wide' && media === '(min-width: 90rem)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
const open2 = async (list: unknown = ok(ORDERS), more = {}) => {
  const api = fakeApi({
    ...dashboardOf(),
    ...ticketOf('auditor'),
    ...aboutTicket(2),
    ...aboutTicket(3),
    ...pages,
    ...more,
    [`GET ${LIST}`]: list,
  } as Parameters<typeof fakeApi>[0]);
  await open('/admin/tickets/2');
  return api;
};
const nav = () => within(screen.getByRole('navigation', { name: 'Open orders' }));
const rows = () => nav().getAllByRole('link');
const present = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'page');

beforeEach(() => useTicketsTabStore.setState({ filters: {} }));
afterEach(() => void jest.restoreAllMocks());

describe('the open orders beside one of them', () => {
  it('say whose each is, from whom and until when, what is unread, and which one is open', async () => {
    windowOf('wide');
    await open2();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Acme Widgets Inc\. Unread Autoriteit Consument & Markt (1 h 59 min|2 h) left$/),
      expect.stringMatching(/^Bolt & Nut Ltd .*Late by 1 h$/),
      expect.stringMatching(/^Not matched .* left$/),
    ]);
    expect(rows().map((row) => row.querySelector<HTMLElement>('[data-tone]')?.dataset['tone'])).toEqual([
      'bad',
      'bad',
      'neutral',
    ]);
    expect(present()).toBe(1);
    expect(await axeFaults()).toEqual([]);
  });

  it('lead on by a press and by keys, at the heading, without being asked for again; back still leads to the list', async () => {
    windowOf('wide');
    const api = await open2();
    fireEvent.click(rows()[2]!);
    await later(300);
    expect([address(), present()]).toEqual(['/admin/tickets/3', 2]);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Order SLA-2026-00003' }),
    );
    await hit('k');
    await later(300);
    expect([address(), present()]).toEqual(['/admin/tickets/2', 1]);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Order SLA-2026-00002' }),
    );
    expect(api.sent('GET', LIST)).toHaveLength(1);
    await hit('o');
    expect(address()).toBe('/admin?tab=sla');
  });

  it('know of the one that is open what its page knows: once it is closed, it is none of them', async () => {
    windowOf('wide');
    const closed = buildTicketDetail({ ...ORDERS[1], status: 'closed', nextActions: [] });
    await open2(ok(ORDERS), { 'GET /api/admin/sla-tickets/2': ok(closed) });
    expect(rows()).toHaveLength(2);
    await hit('j');
    await later(300);
    expect(address()).toBe('/admin/tickets/1');
  });

  it('are away where nobody knows them, which is said, until they are asked for again', async () => {
    windowOf('wide');
    let answer = ok('down', 503);
    await open2(() => answer);
    expect(screen.queryByRole('navigation', { name: 'Open orders' })).toBeNull();
    expect(screen.getByText(/The other orders are not known/)).toBeTruthy();
    answer = ok(ORDERS);
    await press('Try again');
    expect(rows()).toHaveLength(3);
  });

  it('are none where no other is open', async () => {
    windowOf('wide');
    await open2(ok([ORDERS[1]]));
    expect(rows()).toHaveLength(1);
    expect(nav().getByText('No other order of your list is open')).toBeTruthy();
  });

  it('are neither shown nor asked for in a narrower window', async () => {
    windowOf('narrow');
    const api = await open2();
    expect(screen.queryByRole('navigation', { name: 'Open orders' })).toBeNull();
    expect(api.sent('GET', LIST)).toEqual([]);
  });
});
