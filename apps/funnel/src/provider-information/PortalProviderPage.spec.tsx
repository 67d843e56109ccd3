import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import {
  address,
  fakeApi,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/client/provider-information?signupId=${SIGNUP_ID}`;
const USER = 'GET /api/client/user';
const OWN = {
  [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ accountStatus: 'active' })),
  [`GET /api/provider-information/${SIGNUP_ID}`]: refused(404, 'Not found'),
};
const USER_VIEW = { clientId: 'DSA-K7M2QX', companyName: 'Acme Widgets Inc.', accountStatus: 'active' };

describe('provider information in the portal', () => {
  it('stays in the frame of the portal, with the way back and out', async () => {
    fakeApi({ ...OWN, [USER]: ok(USER_VIEW) });
    await open(PAGE);
    expect(screen.getByText('DSA-K7M2QX')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/client/dashboard');
    expect(screen.getByRole('button', { name: 'Submit Provider Information' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeTruthy();
  });

  it('is that of whoever is signed in where the address names none', async () => {
    fakeApi({ ...OWN, [USER]: ok({ ...USER_VIEW, signupId: SIGNUP_ID }) });
    await open('/client/provider-information');
    expect(address()).toBe(PAGE);
    expect(screen.getByRole('button', { name: 'Submit Provider Information' })).toBeTruthy();
  });

  it('leads to the sign-in and back when nobody is signed in', async () => {
    fakeApi({ ...OWN, [USER]: refusedAs(401, 'gateway.not-signed-in') });
    await open(PAGE);
    expect(address()).toBe(`/client/login?back=${encodeURIComponent(PAGE)}`);
  });

  it('logs out', async () => {
    const api = fakeApi({ ...OWN, [USER]: ok(USER_VIEW), 'POST /api/client/logout': ok({}) });
    await open(PAGE);
    await press('Logout');
    expect(api.sent('POST', '/api/client/logout')).toHaveLength(1);
    expect(address()).toBe('/client/login');
    expect(shownToast()?.text).toMatch(/^Logged out successfully/);
  });
});
