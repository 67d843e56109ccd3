import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  askedInVain,
  axeFaults,
  fakeApi,
  fill,
  later,
  ok,
  press,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import {
  buildAdmin,
  buildAuditLog,
  buildCheck,
  buildSignup,
  buildTicket,
  buildTotals,
} from '../../test/builders.ts';

import {
  AUDIT,
  CHECKS,
  dashboardOf,
  SIGNED_OUT,
  PENDING,
  PULSE,
  SIGNUPS,
  TICKETS,
} from '../../test/admin.ts';
import { TAB_LABELS } from '../frame/tabs.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LABELS = Object.values(TAB_LABELS);

const cellsOf = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('AdminPage', () => {
  it('sends somebody who is not signed in to the sign-in page', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT });
    await open('/admin');
    expect(address()).toBe('/admin/login');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('asks what its route declares', async () => {
    fakeApi(dashboardOf());
    await open('/admin');
    expect(askedInVain()).toEqual([]);
  });

  it('logs out and says so', async () => {
    let isSignedIn = true;
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/user': () => (isSignedIn ? ok(buildAdmin()) : SIGNED_OUT),
      'POST /api/admin/logout': () => {
        isSignedIn = false;
        return ok({});
      },
    });
    await open('/admin');
    await press('Logout');
    expect(address()).toBe('/admin/login');
    expect(shownToast()?.text).toBe('Logged out successfullyYou have been logged out of the admin panel');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('goes to the sign-in page when the session ends meanwhile, and keeps the way back', async () => {
    let isOver = false;
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/user': () => (isOver ? SIGNED_OUT : ok(buildAdmin())),
      [CHECKS]: () => (isOver ? SIGNED_OUT : ok([])),
      [PENDING]: () => (isOver ? SIGNED_OUT : ok([])),
      'GET /api/admin/totals': () => (isOver ? SIGNED_OUT : ok(buildTotals())),
    });
    await open('/admin?tab=checks');
    isOver = true;
    await later(30_100);
    expect(address()).toBe('/admin/login?next=%2Fadmin%3Ftab%3Dchecks');
    expect(screen.getByText('Your session has ended.').closest('[role="alert"]')).not.toBeNull();
  });

  it('shows on every page what is due first, as the list does', async () => {
    const first = buildTicket({ dueAt: '2999-01-01T00:00:00Z', nextDueAt: '2020-01-01T00:00:00Z' });
    fakeApi({
      ...dashboardOf(),
      [PULSE]: ok({ lastEventId: 9, pending: 801, waiting: 801 }),
      [PENDING]: ok([first]),
    });
    await open('/admin');
    const link = screen.getByRole('link', { name: /^SLA-2026-00001 Late by/ });
    expect(link.getAttribute('href')).toBe('/admin/tickets/1');
    expect(link.parentElement?.textContent).toMatch(/Late by .*801 wait for us$/);
    expect(screen.getByRole('link', { name: '801 wait for us' }).getAttribute('href')).toBe(
      '/admin?tab=sla&waiting=true',
    );
  });

  it('has the way to every page in a menu where there is no room for the rail, which Escape closes', async () => {
    fakeApi(dashboardOf());
    await open('/admin');
    act(() => screen.getByRole('button', { name: 'Menu' }).focus());
    await press('Menu');
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/admin/calendar');
    expect(await axeFaults()).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('names the open tab in the title of the document', async () => {
    fakeApi(dashboardOf());
    await open('/admin?tab=checks');
    expect(document.title).toBe('Compliance Checks | Rep13');
  });

  it('has its five tabs below the figures, and the same names in the rail of every page', async () => {
    fakeApi({ ...dashboardOf(), 'GET /api/admin/contact-messages?limit=51': ok([]) });
    await open('/admin?tab=sla');
    const rail = () => within(screen.getByRole('navigation', { name: 'Admin' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(LABELS);
    expect(rail().getByRole('link', { current: 'page' }).textContent).toBe('SLA Monitoring');
    expect(await axeFaults()).toEqual([]);
    fireEvent.click(rail().getByRole('link', { name: 'Messages' }));
    await settle();
    for (const label of LABELS) expect(rail().getByRole('link', { name: label })).toBeTruthy();
    expect(rail().getByRole('link', { name: 'SLA Monitoring' }).getAttribute('href')).toBe('/admin?tab=sla');
  });

  it('says that there is no such tab', async () => {
    fakeApi(dashboardOf());
    await open('/admin?tab=lists');
    expect(screen.getByText(/asks for tab “lists”/)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the tabs', () => {
  it('show the latest checks and signups on the overview with the columns of the specification', async () => {
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/compliance-checks?limit=5': ok([buildCheck()]),
      'GET /api/admin/signups?limit=5': ok([buildSignup()]),
    });
    await open('/admin');
    expect(cellsOf('Compliance checks')).toEqual([
      'Acme Widgets Inc.',
      'ada@acme.example',
      'Legal Rep Required',
      '20 November 2026',
    ]);
    expect(cellsOf('Client signups')).toEqual([
      'Acme Widgets Inc.DSA-K7M2QX',
      'Ada Lovelaceada@acme.example',
      'United States',
      '20 November 2026',
    ]);
  });

  it('show a pending order as bad', async () => {
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([buildTicket()]) });
    await open('/admin?tab=sla');
    const table = within(screen.getByRole('region', { name: 'SLA tickets' }));
    expect(table.getByText('Pending').getAttribute('data-tone')).toBe('bad');
  });

  it('show of each line of the audit log who it was, from where and with what', async () => {
    const log = buildAuditLog({
      eventType: 'gateway.sign-in.failed.v1',
      ipAddress: '2001:db8::7',
      userAgent: 'Firefox/132.0',
      metadata: { actor: 'visitor' },
    });
    fakeApi({ ...dashboardOf(), [AUDIT]: ok([log]) });
    await open('/admin?tab=audit');
    await screen.findByText('gateway.sign-in.failed.v1');
    for (const shown of ['2001:db8::7', 'Firefox/132.0', 'By Visitor']) screen.getByText(shown);
  });

  it('show the audit log with a completed payment as good', async () => {
    const logs = [buildAuditLog({ paymentStatus: 'completed' }), buildAuditLog({ id: 2 })];
    fakeApi({ ...dashboardOf(), [AUDIT]: ok(logs) });
    await open('/admin?tab=audit');
    expect(screen.getByText('completed').getAttribute('data-tone')).toBe('good');
    expect(cellsOf('Audit logs')).toContain('N/A');
    expect(screen.getAllByText('companyName')).toHaveLength(2);
  });

  it.each([
    ['checks', 'No compliance checks found'],
    ['signups', 'No client signups found'],
    ['sla', 'No SLA tickets found'],
    ['audit', 'No audit logs found'],
  ])('say on %s: %s', async (tab, message) => {
    fakeApi(dashboardOf());
    await open(`/admin?tab=${tab}`);
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('a list', () => {
  const manyLogs = Array.from({ length: 51 }, (_, index) => buildAuditLog({ id: 100 - index }));

  it('shows 50 rows and leads to older ones, in an address that can be shared', async () => {
    fakeApi({
      ...dashboardOf(),
      [AUDIT]: ok(manyLogs),
      [`${AUDIT}&cursor=51`]: ok([buildAuditLog({ id: 50 })]),
    });
    await open('/admin?tab=audit');
    expect(screen.getAllByText('companyName')).toHaveLength(50);
    await press('Load older');
    expect(address()).toBe('/admin?tab=audit&cursor=51');
    expect(screen.getAllByText('companyName')).toHaveLength(1);
    await press('Newest');
    expect(address()).toBe('/admin?tab=audit');
  });

  it('keeps search and filters in the address, for the file too', async () => {
    const searched = 'GET /api/admin/signups?search=acme&accountStatus=active&limit=51';
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/signups?accountStatus=active&limit=51': ok([]),
      [SIGNUPS]: ok([buildSignup()]),
      [searched]: ok([buildSignup()]),
    });
    await open('/admin?tab=signups');
    fill('Account', 'active');
    fill('Search company, email or Client ID', ' acme ');
    await later(400);
    expect(address()).toBe('/admin?tab=signups&accountStatus=active&search=acme');
    expect(screen.getByRole('link', { name: /Export/ }).getAttribute('href')).toBe(
      '/api/admin/signups/export?search=acme&accountStatus=active',
    );
    await press('Clear filters');
    expect(address()).toBe('/admin?tab=signups');
  });

  it('says that nothing matches rather than that there is nothing', async () => {
    fakeApi({ ...dashboardOf(), 'GET /api/admin/signups?search=zzz&limit=51': ok([]) });
    await open('/admin?tab=signups&search=zzz');
    expect(screen.getByText(/Nothing matches/)).toBeTruthy();
  });

  it.each([
    ['signups', 'accountStatus=lost', 'accountStatus “lost”'],
    ['signups', 'paid=maybe', 'paid “maybe”'],
    ['checks', 'requiresLegalRep=maybe', 'requiresLegalRep “maybe”'],
  ])('of %s is shown without a filter that it does not know: %s', async (tab, query, named) => {
    const api = fakeApi(dashboardOf());
    await open(`/admin?tab=${tab}&${query}`);
    expect(screen.getByText(new RegExp(`asks for ${named}, which this list does not know`))).toBeTruthy();
    expect(api.calls.filter(({ path }) => path.includes(query))).toEqual([]);
  });

  it('loads again when it failed, and tells the wish of a person from the refresh by the clock', async () => {
    let isUp = false;
    const api = fakeApi({
      ...dashboardOf(),
      [SIGNUPS]: () => (isUp ? ok([buildSignup()]) : ok('down', 503)),
    });
    await open('/admin?tab=signups');
    isUp = true;
    await press(/Try again/);
    expect(screen.getByText('Acme Widgets Inc.')).toBeTruthy();
    await later(30_100);
    const asked = api.sent('GET', SIGNUPS.replace('GET ', ''));
    expect(asked.map(({ headers }) => headers.get('X-Background'))).toEqual([null, null, '1']);
  });
});
