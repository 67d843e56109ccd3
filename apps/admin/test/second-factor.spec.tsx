import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { DAY_MS } from '@rep13/contracts-constants';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refused,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildAdmin, buildClient, buildFactors, buildStaffMember } from './builders.ts';
import { accountOf, dashboardOf, aboutClient, everyPageOf, SIGNED_OUT } from './admin.ts';
import { open } from './open.ts';

withFakeBrowser();

const SIGN_IN = 'POST /api/admin/login';
const SHOW = '/api/admin/login/second-factor';
const FACTORS = '/api/admin/second-factor';
const KEY = { key: 'ABCD EFGH', uri: 'otpauth://totp/Rep13:grace?secret=ABCDEFGH' };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const NONE = buildFactors({ app: null, recoveryCodesLeft: 0 });

async function signIn(): Promise<void> {
  fill('Username', 'grace');
  fill('Password', 'correct horse');
  await press('Sign In');
}

const halfWay = (methods = ['app', 'recovery-code']) => ({
  'GET /api/admin/user': SIGNED_OUT,
  [SIGN_IN]: refusedAs(401, 'gateway.mfa-required'),
  [`GET ${SHOW}`]: ok({ methods, endsAt: '2026-11-20T09:19:00.000Z' }),
});

describe('a second factor at the sign-in', () => {
  it('is asked for after the password, and opens admin', async () => {
    let isSignedIn = false;
    const api = fakeApi({
      ...dashboardOf(),
      ...halfWay(),
      'GET /api/admin/user': () => (isSignedIn ? ok(buildAdmin()) : SIGNED_OUT),
      [`POST ${SHOW}`]: () => {
        isSignedIn = true;
        return ok(buildAdmin());
      },
    });
    await open('/admin/login');
    await signIn();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    await press('Sign In');
    await later(300);
    expect(errorAt('Code')).toBe('Code is required');
    fill('Code', '123456');
    await press('Sign In');
    expect(api.sent('POST', SHOW)[0]?.body).toEqual({ code: '123456' });
    expect(address()).toBe('/admin');
  });

  it.each([
    [401, 'gateway.invalid-credentials', /was used already/],
    [429, 'gateway.too-many-attempts', /try again in an hour/],
    [503, 'gateway.service-unavailable', /Something went wrong/],
  ])('says why it was not taken with %i', async (status, code, message) => {
    fakeApi({ ...halfWay(), [`POST ${SHOW}`]: refusedAs(status, code) });
    await open('/admin/login');
    await signIn();
    fill('Code', '123456');
    await press('Sign In');
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  });

  it('leads back to the password when five minutes are over, and when somebody wants to', async () => {
    fakeApi({ ...halfWay(['app', 'passkey']), [`POST ${SHOW}`]: SIGNED_OUT });
    await open('/admin/login');
    await signIn();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
    await press('Back to the password');
    await signIn();
    fill('Code', '123456');
    await press('Sign In');
    expect(screen.getByText(/Five minutes are over/).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('the second factor in the account', () => {
  it('is an app, proven by a code, with recovery codes shown once', async () => {
    let factors = NONE;
    const api = fakeApi({
      ...everyPageOf({ hasSecondFactor: false }),
      ...accountOf(),
      [`GET ${FACTORS}`]: () => ok(factors),
      [`POST ${FACTORS}/app/key`]: ok(KEY),
      [`POST ${FACTORS}/app`]: () => {
        factors = buildFactors();
        return ok({ recoveryCodes: CODES }, 201);
      },
    });
    await open('/admin/account');
    await press('Set up an authenticator app');
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    fill('Code', '123456');
    await press('Turn it on');
    expect(api.sent('POST', `${FACTORS}/app`)[0]?.body).toEqual({ code: '123456' });
    expect(screen.getByText(CODES[0]!)).toBeTruthy();
    await press('I have kept them');
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(screen.getByText('Authenticator app')).toBeTruthy();
  });

  it('says that a code is not right', async () => {
    const errors = [{ path: 'code', message: 'This code is not right.' }];
    fakeApi({
      ...everyPageOf(),
      ...accountOf(),
      [`GET ${FACTORS}`]: ok(NONE),
      [`POST ${FACTORS}/app/key`]: ok(KEY),
      [`POST ${FACTORS}/app`]: refused(400, 'Bad input', errors),
    });
    await open('/admin/account');
    await press('Set up an authenticator app');
    fill('Code', '123456');
    await press('Turn it on');
    expect(screen.getByText('This code is not right.').closest('[role="alert"]')).not.toBeNull();
    await press('Cancel');
    expect(screen.getByText('Nothing is set up: the password alone signs in.')).toBeTruthy();
  });

  it('is removed once that is said twice, passkey by passkey too', async () => {
    const passkey = { id: 7, name: 'Laptop', addedAt: '2026-11-20T09:14:00.000Z', lastUsedAt: null };
    let factors = buildFactors({ passkeys: [passkey] });
    const api = fakeApi({
      ...everyPageOf(),
      ...accountOf(),
      [`GET ${FACTORS}`]: () => ok(factors),
      [`DELETE ${FACTORS}/app`]: () => ok((factors = { ...factors, app: null })),
      [`DELETE ${FACTORS}/passkeys/7`]: () => ok((factors = NONE)),
    });
    await open('/admin/account');
    await press('Remove the authenticator app');
    await press('Keep it');
    expect(api.sent('DELETE', `${FACTORS}/app`)).toEqual([]);
    await press('Remove the authenticator app');
    await press('Remove it');
    expect(screen.queryByText('Authenticator app')).toBeNull();
    await press('Remove the passkey Laptop');
    await press('Remove it');
    expect(screen.getByText(/Nothing is set up/)).toBeTruthy();
  });

  it('comes before anything else where staff may not do without one', async () => {
    const api = fakeApi({
      'GET /api/admin/user': ok(buildAdmin({ hasSecondFactor: false, mustSetUpSecondFactor: true })),
      [`GET ${FACTORS}`]: ok(NONE),
    });
    await open('/admin');
    expect(screen.getByRole('heading', { name: 'Set up a second factor' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
    expect(api.calls.map(({ path }) => path).sort()).toEqual([FACTORS, '/api/admin/user'].sort());
  });

  it('is missed on the overview until there is one; the reminder can be put off for a day', async () => {
    fakeApi(dashboardOf({ hasSecondFactor: false }));
    await open('/admin');
    expect(screen.getByRole('link', { name: 'Set it up in your account' })).toBeTruthy();
    await press('Not today');
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    await open('/admin');
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    jest.setSystemTime(Date.now() + DAY_MS);
    await open('/admin');
    expect(screen.getByRole('note')).toBeTruthy();
  });
});

describe('a colleague who lost the device', () => {
  it('is let in with the password alone by an admin', async () => {
    const ada = buildStaffMember({ id: 2, username: 'ada' });
    let hasSecondFactor = true;
    const api = fakeApi({
      ...everyPageOf(),
      'GET /api/admin/users': () => ok([{ ...ada, hasSecondFactor }]),
      'DELETE /api/admin/users/2/second-factor': () => {
        hasSecondFactor = false;
        return ok(NONE);
      },
    });
    await open('/admin/staff');
    await press('Remove factor: ada');
    await press('Remove the second factor');
    expect(api.sent('DELETE', '/api/admin/users/2/second-factor')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove factor: ada' })).toBeNull();
  });
});

describe('a client who lost the device', () => {
  const CLIENT = '/api/admin/clients/734512901';
  const clientPageOf = (role: 'admin' | 'caseworker') => ({
    ...everyPageOf({ role }),
    ...aboutClient(),
  });

  it('is let in with the password alone by an admin', async () => {
    let hasSecondFactor = true;
    const api = fakeApi({
      ...clientPageOf('admin'),
      [`GET ${CLIENT}`]: () => ok(buildClient({ hasSecondFactor })),
      [`DELETE ${CLIENT}/second-factor`]: () => {
        hasSecondFactor = false;
        return ok(NONE);
      },
    });
    await open('/admin/clients/734512901');
    await press('Remove second factor');
    expect(screen.getByText(/has shown in another way who they are/)).toBeTruthy();
    await press('Remove it');
    expect(api.sent('DELETE', `${CLIENT}/second-factor`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove second factor' })).toBeNull();
  });

  it('is not by a caseworker', async () => {
    fakeApi({ ...clientPageOf('caseworker'), [`GET ${CLIENT}`]: ok(buildClient({ hasSecondFactor: true })) });
    await open('/admin/clients/734512901');
    expect(screen.queryByRole('button', { name: 'Remove second factor' })).toBeNull();
  });
});
