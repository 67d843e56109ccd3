import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { address, fakeApi, later, ok, press, shownToast, withFakeBrowser } from '@rep13/testing/browser';
import { buildAdmin, buildAuditLog, buildCheck, buildSignup, buildTicket } from '../../test/builders.ts';
import { deskOf, NOBODY } from '../../test/desk.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const card = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;
const cellsOf = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('AdminPage', () => {
  it('sends whoever is not signed in to the login page', async () => {
    fakeApi({ 'GET /api/admin/user': NOBODY });
    await open('/admin');
    expect(address()).toBe('/admin/login');
  });

  it('logs out and says so', async () => {
    let isSignedIn = true;
    fakeApi({
      ...deskOf(),
      'GET /api/admin/user': () => (isSignedIn ? ok(buildAdmin()) : NOBODY),
      'POST /api/admin/logout': () => {
        isSignedIn = false;
        return ok({});
      },
    });
    await open('/admin');
    await press('Logout');
    expect(address()).toBe('/admin/login');
    expect(shownToast()?.text).toBe('Logged out successfullyYou have been logged out of the admin panel');
  });

  it('counts what matters on four cards', async () => {
    fakeApi(
      deskOf({
        checks: [buildCheck(), buildCheck({ id: 2, requiresLegalRep: false })],
        signups: [buildSignup(), buildSignup({ id: 2, accountStatus: 'active' })],
        tickets: [buildTicket({ slaCompliant: false })],
      }),
    );
    await open('/admin');
    expect(['Total Checks', 'Active Clients', 'SLA Tickets', 'System Status'].map(card)).toEqual([
      'Total Checks21 need a legal representative',
      'Active Clients1of 2 signups',
      'SLA Tickets11 with an SLA violation',
      'System StatusOnlineAll services work',
    ]);
  });

  it('says that a full list may stand for more', async () => {
    fakeApi(deskOf({ checks: Array.from({ length: 200 }, (_, id) => buildCheck({ id })) }));
    await open('/admin');
    expect(card('Total Checks')).toContain('200+');
  });

  it('raises an alert for violations', async () => {
    const late = { slaCompliant: false };
    fakeApi(deskOf({ tickets: [buildTicket(late), buildTicket({ id: 2, ...late })] }));
    await open('/admin');
    expect(screen.getByText('2 SLA violations detected').closest('[role="alert"]')).not.toBeNull();
  });

  it('goes to the login page when the session ends meanwhile', async () => {
    let isOver = false;
    fakeApi({
      ...deskOf(),
      'GET /api/admin/user': () => (isOver ? NOBODY : ok(buildAdmin())),
      'GET /api/admin/sla-tickets': () => (isOver ? NOBODY : ok([])),
    });
    await open('/admin');
    isOver = true;
    await later(30_100);
    expect(address()).toBe('/admin/login');
  });
});

describe('the tabs', () => {
  it('show the five latest checks on the overview', async () => {
    fakeApi(deskOf({ checks: Array.from({ length: 7 }, (_, id) => buildCheck({ id })) }));
    await open('/admin');
    const table = within(screen.getByRole('region', { name: 'Compliance checks' }));
    expect(table.getAllByText('Acme Widgets Inc.')).toHaveLength(5);
  });

  it('show a check, a signup and a ticket with the columns of the specification', async () => {
    fakeApi(deskOf({ checks: [buildCheck()], signups: [buildSignup()], tickets: [buildTicket()] }));
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
    fakeApi(deskOf({ tickets: [buildTicket()] }));
    await open('/admin?tab=sla');
    expect(screen.getByText('Pending').getAttribute('data-tone')).toBe('bad');
  });

  it('show the audit log with a completed payment as good', async () => {
    fakeApi(deskOf({ logs: [buildAuditLog({ paymentStatus: 'completed' }), buildAuditLog({ id: 2 })] }));
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
  ])('say on %s: %s', async (tab, words) => {
    fakeApi(deskOf());
    await open(`/admin?tab=${tab}`);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
