import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import {
  buildAdmin,
  buildClient,
  buildDeadLetter,
  buildEmail,
  buildSession,
  buildStaffMember,
} from './builders.ts';
import { accountOf, aboutClient, everyPageOf } from './admin.ts';
import { open } from './open.ts';

withFakeBrowser();

const CLIENT = 'GET /api/admin/clients/734512901';
const clientOf = (role: 'admin' | 'caseworker' | 'auditor') => ({
  ...everyPageOf({ role }),
  [CLIENT]: ok(buildClient()),
  ...aboutClient(),
});
const send = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};

describe('a client', () => {
  it('is suspended with a reason, and shown so', async () => {
    let suspension: { reason: string; suspendedAt: string } | null = null;
    const api = fakeApi({
      ...clientOf('admin'),
      [CLIENT]: () => ok(buildClient({ suspension, accountStatus: suspension ? 'suspended' : 'active' })),
      'POST /api/admin/clients/734512901/suspend': () => {
        suspension = { reason: 'Fee not paid', suspendedAt: '2026-11-20T09:14:00Z' };
        return ok({});
      },
    });
    await open('/admin/clients/734512901');
    await press('Suspend');
    await send('Suspend');
    expect(screen.getByText('Please give a reason')).toBeTruthy();
    fill('Reason', 'Fee not paid');
    await send('Suspend');
    expect(api.sent('POST', '/api/admin/clients/734512901/suspend')[0]?.body).toEqual({
      reason: 'Fee not paid',
    });
    expect(screen.getByText(/Reason: Fee not paid/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reactivate' })).toBeTruthy();
  });

  it('is only read by a caseworker, who may enter an order for it', async () => {
    fakeApi(clientOf('caseworker'));
    await open('/admin/clients/734512901');
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
    expect(screen.getByRole('link', { name: 'New order' })).toBeTruthy();
    expect(screen.getByText('The client has not filled it in yet.')).toBeTruthy();
  });

  it('shows which campaign brought it', async () => {
    fakeApi(clientOf('auditor'));
    await open('/admin/clients/734512901');
    const facts = screen.getByRole('region', { name: 'Where the visit came from' });
    expect(
      within(facts)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['google', 'cpc', 'dsa-2026', 'g1', '/ads/dsa-legal-rep', 'direct']);
  });

  it('is only read by an auditor', async () => {
    fakeApi(clientOf('auditor'));
    await open('/admin/clients/734512901');
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  });
});

describe('the email log', () => {
  const LOG = 'GET /api/admin/emails?limit=51';
  const failed = buildEmail({ status: 'failed', failureReason: '550 No such user' });

  it('shows why an email failed and sends it again', async () => {
    const api = fakeApi({ ...everyPageOf(), [LOG]: ok([failed]), 'POST /api/admin/emails/1/resend': ok({}) });
    await open('/admin/emails');
    expect(screen.getByText('550 No such user')).toBeTruthy();
    await press(/Send again/);
    expect(shownToast()?.text).toContain('The email is on its way');
    expect(api.sent('POST', '/api/admin/emails/1/resend')).toHaveLength(1);
  });

  it('explains why it is not sent again', async () => {
    fakeApi({
      ...everyPageOf(),
      [LOG]: ok([failed]),
      'POST /api/admin/emails/1/resend': refusedAs(409, 'notifications.email-out-of-date'),
    });
    await open('/admin/emails');
    await press(/Send again/);
    expect(shownToast()?.text).toContain('no longer holds');
  });

  it('is only read by an auditor, and never sent again while we still try', async () => {
    fakeApi({ ...everyPageOf({ role: 'auditor' }), [LOG]: ok([failed]) });
    await open('/admin/emails');
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });
});

describe('dead letters', () => {
  const DEAD_LETTERS = 'GET /api/admin/dead-letters';

  it('name the services that are away', async () => {
    const headers = { 'X-Unavailable-Services': 'agreements, onboarding' };
    fakeApi({ ...everyPageOf(), [DEAD_LETTERS]: ok([], 200, headers) });
    await open('/admin/dead-letters');
    expect(screen.getByText(/Not answering: agreements, onboarding/)).toBeTruthy();
    expect(screen.getByText(/No failed events/)).toBeTruthy();
  });

  it('are handled again by admins only', async () => {
    fakeApi({
      ...everyPageOf(),
      [DEAD_LETTERS]: ok([buildDeadLetter()]),
      'POST /api/admin/dead-letters/sla/1/redrive': refusedAs(409, 'gateway.redrive-failed'),
    });
    await open('/admin/dead-letters');
    await press(/again/);
    expect(shownToast()?.text).toBe('Not handledIt failed again. The new reason is shown.');
  });

  it('are only read by a caseworker', async () => {
    fakeApi({ ...everyPageOf({ role: 'caseworker' }), [DEAD_LETTERS]: ok([buildDeadLetter()]) });
    await open('/admin/dead-letters');
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });
});

describe('the staff', () => {
  const USERS = '/api/admin/users';
  const colleague = buildStaffMember({ id: 2, username: 'ada', role: 'caseworker' });

  it('gets a new member, whose password is shown once', async () => {
    const api = fakeApi({
      ...everyPageOf(),
      [`GET ${USERS}`]: ok([buildStaffMember()]),
      [`POST ${USERS}`]: ok({ user: colleague, oneTimePassword: 'tulip-anchor-7731' }, 201),
    });
    await open('/admin/staff');
    await press('Add a member');
    fill('Username', 'ada');
    fill('Email', 'ada@rep13.example');
    await send('Add');
    expect(api.sent('POST', USERS)[0]?.body).toEqual({
      username: 'ada',
      email: 'ada@rep13.example',
      role: 'caseworker',
    });
    expect(screen.getByText('tulip-anchor-7731')).toBeTruthy();
    await press('I have handed it on');
    await later(300);
    expect(screen.queryByText('tulip-anchor-7731')).toBeNull();
  });

  it('explains that the last admin stays one', async () => {
    fakeApi({
      ...everyPageOf(),
      [`GET ${USERS}`]: ok([buildStaffMember(), colleague]),
      [`PATCH ${USERS}/2`]: refusedAs(409, 'gateway.last-admin'),
    });
    await open('/admin/staff');
    expect(screen.getByText(/^You \(another admin/)).toBeTruthy();
    await press('Role: ada');
    fill('Role', 'auditor');
    await send('Change the role');
    expect(screen.getByText(/the last active admin/)).toBeTruthy();
  });

  it('is not shown to others, nor led to', async () => {
    fakeApi(everyPageOf({ role: 'auditor' }));
    await open('/admin/staff');
    expect(screen.getByText(/Only admins/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  });
});

describe("one's own account", () => {
  const SESSIONS = '/api/admin/sessions';
  const here = buildSession();

  it('changes the password whenever one likes', async () => {
    let sessions = [here, buildSession({ id: 'office', device: 'Chrome on Linux', isCurrent: false })];
    const api = fakeApi({
      ...everyPageOf(),
      ...accountOf(),
      [`GET ${SESSIONS}`]: () => ok(sessions),
      'POST /api/admin/password': () => {
        sessions = [here];
        return ok(buildAdmin());
      },
    });
    await open('/admin/account');
    fill('Current password', 'correct horse');
    fill('New password', 'battery staple');
    fill('Confirm password', 'battery staple');
    await press('Change Password');
    expect(api.sent('POST', '/api/admin/password')).toHaveLength(1);
    expect(shownToast()?.text).toContain('Password changed');
    expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('shows where one is signed in, and ends it there', async () => {
    let sessions = [here, buildSession({ id: 'office', device: 'Chrome on Linux', isCurrent: false })];
    const api = fakeApi({
      ...everyPageOf(),
      ...accountOf(),
      [`GET ${SESSIONS}`]: () => ok(sessions),
      [`DELETE ${SESSIONS}/others`]: () => {
        sessions = [here];
        return ok({ ended: 1 });
      },
    });
    await open('/admin/account');
    expect(screen.getByText('Chrome on Linux')).toBeTruthy();
    await press('End all other sessions');
    expect(api.sent('DELETE', `${SESSIONS}/others`)).toHaveLength(1);
    expect(screen.queryByText('Chrome on Linux')).toBeNull();
  });
});
