import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  address,
  fakeApi,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../test/account.ts';
import { buildProfile, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { openTab, placeOf } from '../../test/tabs.ts';
import { askWhoIsSignedIn, forgetSession } from '../session/useClientUser.ts';

withFakeBrowser();

describe('DashboardPage', () => {
  it('sends somebody who is not signed in to the sign-in page', async () => {
    fakeApi({ 'GET /api/client/user': SIGNED_OUT });
    await open('/client/dashboard');
    expect(address()).toBe('/client/login');
  });

  it('keeps the page and offers a retry when the session could not be checked', async () => {
    fakeApi({ 'GET /api/client/user': refusedAs(503, 'gateway.service-unavailable') });
    await open('/client/dashboard');
    expect(address()).toBe('/client/dashboard');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('leads back to the wanted tab after the sign-in', async () => {
    fakeApi({ 'GET /api/client/user': SIGNED_OUT });
    await open('/client/dashboard?tab=sla');
    expect(address()).toBe('/client/login?tab=sla');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('says on the sign-in page that the session has ended meanwhile', async () => {
    let isOver = false;
    const orOver = (data: unknown) => () => (isOver ? SIGNED_OUT : ok(data));
    fakeApi({
      ...accountOf(),
      'GET /api/client/user': orOver(buildUser()),
      'GET /api/client/sla-tickets': orOver([]),
    });
    await open('/client/dashboard?tab=company');
    isOver = true;
    await later(30_100);
    expect(address()).toBe('/client/login?tab=company');
    expect(screen.getByText('Your session has ended.').closest('[role="alert"]')).not.toBeNull();
  });

  it('logs out, forgets the client and says so', async () => {
    let isSignedIn = true;
    fakeApi({
      ...accountOf(),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : SIGNED_OUT),
      'POST /api/client/logout': () => {
        isSignedIn = false;
        return ok({});
      },
    });
    await open('/client/dashboard');
    await press('Logout');
    expect(address()).toBe('/client/login');
    expect(shownToast()?.text).toBe('Logged out successfullyYou have been logged out of the client portal');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('leads somebody who came back while being logged out to the sign-in page, without a warning', async () => {
    let isSignedIn = true;
    fakeApi({ ...accountOf(), 'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : SIGNED_OUT) });
    await open('/client/dashboard');
    isSignedIn = false;
    await act(forgetSession);
    expect(screen.getByText('Checking your session.')).toBeTruthy();
    await act(askWhoIsSignedIn);
    expect(address()).toBe('/client/login');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });
});

describe('the page', () => {
  it('comes as a whole: what came later would push down what is read', async () => {
    let answer = (): void => undefined;
    const mandate = new Promise<void>((resolve) => (answer = resolve));
    const account = accountOf();
    const given = account['GET /api/client/mandate'];
    fakeApi({
      ...account,
      'GET /api/client/mandate': () => mandate.then(() => given),
    });
    await open('/client/dashboard');
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2);
    expect(screen.queryByRole('tab')).toBeNull();
    answer();
    await later(50);
    expect(screen.getByRole('tab', { name: 'Overview' })).toBeTruthy();
  });
});

describe('the first line', () => {
  it('leads to what is missing', async () => {
    fakeApi(accountOf({ profile: buildProfile({ paidAt: null }), agreement: null, provider: null }));
    await open('/client/dashboard');
    expect(screen.getByText('Your mandate is not in force yet.')).toBeTruthy();
    expect(placeOf('Pay the yearly fee')).toBe(`/payment?signupId=${SIGNUP_ID}`);
    expect(placeOf('Sign the agreement')).toBe(`/signature/${SIGNUP_ID}`);
    const [first] = screen.getAllByRole('link', { name: 'Provide the information' });
    expect(first?.getAttribute('href')).toBe(`/client/provider-information?signupId=${SIGNUP_ID}`);
  });

  it('is asked for again when a part of it could not be loaded', async () => {
    const profile = [refusedAs(503, 'gateway.service-unavailable'), ok(buildProfile())];
    fakeApi({ ...accountOf(), 'GET /api/client/profile': () => profile.shift() ?? ok(buildProfile()) });
    await open('/client/dashboard?tab=sla');
    await press('Try again');
    expect(screen.queryByRole('alert')?.textContent).toBeFalsy();
    await openTab(/Overview/);
    expect(screen.getByText('Everything is in order.')).toBeTruthy();
  });

  it('turns when the account is suspended meanwhile, and says whom to write', async () => {
    let accountStatus: 'active' | 'suspended' = 'active';
    fakeApi({ ...accountOf(), 'GET /api/client/profile': () => ok(buildProfile({ accountStatus })) });
    await open('/client/dashboard?tab=sla');
    accountStatus = 'suspended';
    await later(30_100);
    expect(screen.getByText('Suspended').getAttribute('data-tone')).toBe('bad');
    expect(screen.getByText('Your account is suspended.')).toBeTruthy();
    expect(placeOf('Write to us')).toBe('mailto:support@rep13.example');
  });

  it('says Active once, of the agreement; of the account Company Info says it', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    expect(screen.getByText('Active').closest('[role="tab"]')).not.toBeNull();
    await openTab(/Company Info/);
    expect(screen.getAllByText('Active')).toHaveLength(2);
  });

  it('announces to a pending client that the set-up is in progress', async () => {
    const pending = { accountStatus: 'pending' } as const;
    fakeApi(accountOf({ user: buildUser(pending), profile: buildProfile(pending) }));
    await open('/client/dashboard');
    expect(screen.getByText(/account setup is in progress/)).toBeTruthy();
    expect(screen.getByText('Pending').getAttribute('data-tone')).toBe('neutral');
  });
});
