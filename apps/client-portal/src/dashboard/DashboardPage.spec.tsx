import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { AgreementView, ClientProfileView, ClientUserView, TicketView } from '@rep13/contracts';
import {
  address,
  fakeApi,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing/browser';
import { buildAgreement, buildProfile, buildTicket, buildUser, SIGNUP_ID } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

interface Account {
  user?: ClientUserView;
  profile?: ClientProfileView;
  agreement?: AgreementView | null;
  tickets?: TicketView[];
}

const NOBODY = refusedAs(401, 'gateway.not-signed-in');

const accountOf = ({ user, profile, agreement, tickets }: Account = {}) => ({
  'GET /api/client/user': ok(user ?? buildUser()),
  'GET /api/client/profile': ok(profile ?? buildProfile()),
  'GET /api/client/agreement': ok(agreement === undefined ? buildAgreement() : agreement),
  'GET /api/client/sla-tickets': ok(tickets ?? []),
});

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function openTab(name: RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }));
  await later(50);
}

describe('DashboardPage', () => {
  it('sends whoever is not signed in to the login page', async () => {
    fakeApi({ 'GET /api/client/user': NOBODY });
    await open('/client/dashboard');
    expect(address()).toBe('/client/login');
  });

  it('keeps the page and offers a retry when the session could not be checked', async () => {
    fakeApi({ 'GET /api/client/user': refusedAs(503, 'gateway.service-unavailable') });
    await open('/client/dashboard');
    expect(address()).toBe('/client/dashboard');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('goes to the login page when the session ends meanwhile', async () => {
    let isOver = false;
    const orOver = (data: unknown) => () => (isOver ? NOBODY : ok(data));
    fakeApi({
      ...accountOf(),
      'GET /api/client/user': orOver(buildUser()),
      'GET /api/client/sla-tickets': orOver([]),
    });
    await open('/client/dashboard');
    isOver = true;
    await later(30_100);
    expect(address()).toBe('/client/login');
  });

  it('logs out, forgets the client and says so', async () => {
    let isSignedIn = true;
    fakeApi({
      ...accountOf(),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : NOBODY),
      'POST /api/client/logout': () => {
        isSignedIn = false;
        return ok({});
      },
    });
    await open('/client/dashboard');
    await press('Logout');
    expect(address()).toBe('/client/login');
    expect(shownToast()?.text).toBe('Logged out successfullyYou have been logged out of the client portal');
  });
});

describe('the first line', () => {
  it.each([
    ['Pay the yearly fee', `/payment?signupId=${SIGNUP_ID}`, null, null],
    ['Pay the yearly fee', `/payment?signupId=${SIGNUP_ID}`, null, buildAgreement()],
    ['Sign the agreement', `/signature/${SIGNUP_ID}`, '2026-11-19T10:00:00.000Z', null],
  ])('asks to "%s" at %s with payment %s and agreement %j', async (text, path, paidAt, agreement) => {
    fakeApi(accountOf({ profile: buildProfile({ paidAt }), agreement }));
    await open('/client/dashboard');
    expect(screen.getByText('Your mandate is not in force yet.')).toBeTruthy();
    expect(link(text)).toBe(path);
  });

  it('says that all is in order, and since when', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    const line = screen.getByText('Everything is in order.').parentElement;
    expect(line?.textContent).toContain('in force since 20 November 2026');
  });

  it('shows a suspended client the account to read', async () => {
    const suspended = { accountStatus: 'suspended' } as const;
    fakeApi(accountOf({ user: buildUser(suspended), profile: buildProfile(suspended) }));
    await open('/client/dashboard');
    expect(screen.getByText('Your account is suspended.')).toBeTruthy();
  });

  it('announces to a pending client that the set-up is in progress', async () => {
    fakeApi(accountOf({ user: buildUser({ accountStatus: 'pending' }) }));
    await open('/client/dashboard');
    expect(screen.getByText(/account setup is in progress/)).toBeTruthy();
  });
});

describe('the tabs', () => {
  it('stand in the address, so that a reload opens the same one', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    await openTab(/Company Info/);
    expect(address()).toBe('/client/dashboard?tab=company');
  });

  it('show Not provided for a missing registration number', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=company');
    expect(screen.getByText('Registration number').nextSibling?.textContent).toBe('Not provided');
  });

  it('mark the agreement as active only when it is signed', async () => {
    fakeApi(accountOf({ agreement: null }));
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByRole('tab', { name: /Legal Agreement/ }).textContent).not.toContain('Active');
    expect(screen.getByRole('tabpanel').textContent).toContain(
      'No signed agreement found. Please complete the signature process to activate your service.',
    );
  });

  it('offer the PDF as soon as it is made', async () => {
    let pdfGenerated = false;
    fakeApi({ ...accountOf(), 'GET /api/client/agreement': () => ok(buildAgreement({ pdfGenerated })) });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open('/client/dashboard?tab=agreement');
    expect(screen.queryByRole('button', { name: /Download PDF/ })).toBeNull();
    pdfGenerated = true;
    await later(2_100);
    await press(/Download PDF/);
    expect(opened.mock.calls[0]?.[0]).toBe(`/api/legal-agreement/${SIGNUP_ID}/pdf`);
  });

  it('say that there are no orders yet', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=sla');
    expect(
      screen.getByText("No regulatory authority requests yet. We'll notify you immediately if any arise."),
    ).toBeTruthy();
  });

  it('show urgency and broken promises, and count them on every tab', async () => {
    const tickets = [buildTicket({ urgencyLevel: 'critical', slaCompliant: false })];
    fakeApi(accountOf({ tickets }));
    await open('/client/dashboard?tab=sla');
    expect(screen.getByText('critical').getAttribute('data-tone')).toBe('bad');
    expect(screen.getByText('SLA Violation').getAttribute('data-tone')).toBe('bad');
    expect(screen.getByText('1 SLA issue detected.')).toBeTruthy();
  });

  it('refresh the orders every 30 seconds', async () => {
    const tickets: TicketView[] = [];
    fakeApi({ ...accountOf(), 'GET /api/client/sla-tickets': () => ok(tickets) });
    await open('/client/dashboard?tab=sla');
    tickets.push(buildTicket());
    await later(29_000);
    expect(screen.queryByText('SLA-2026-00001')).toBeNull();
    await later(1_100);
    expect(screen.getByText('SLA-2026-00001')).toBeTruthy();
  });
});
