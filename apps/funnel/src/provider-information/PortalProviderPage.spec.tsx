import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import {
  address,
  fakeApi,
  later,
  ok,
  press,
  refused,
  refusedAs,
  settle,
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
    const bar = within(screen.getByRole('navigation', { name: 'Client portal' }));
    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mandate', '/client/dashboard'],
      ['Orders', '/client/dashboard?tab=sla#mandate'],
      ['Documents', '/client/dashboard#documents'],
      ['Billing', '/client/billing'],
      ['Account', '/client/account'],
    ]);
    expect(screen.getByRole('button', { name: 'Submit Provider Information' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeTruthy();
  });

  it('is that of whoever is signed in where the address names none', async () => {
    fakeApi({ ...OWN, [USER]: ok({ ...USER_VIEW, signupId: SIGNUP_ID }) });
    await open('/client/provider-information');
    expect(address()).toBe(PAGE);
    expect(screen.getByRole('button', { name: 'Submit Provider Information' })).toBeTruthy();
  });

  it('complains of nothing while it asks who is signed in', async () => {
    const late = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return ok({ ...USER_VIEW, signupId: SIGNUP_ID });
    };
    fakeApi({ ...OWN, [USER]: late });
    await open('/client/provider-information');
    expect(document.title).toContain('Provider Information');
    expect(screen.queryByText('Access Required')).toBeNull();
    expect(shownToast()).toBeNull();
    await later(1_000);
    await settle();
    expect(address()).toBe(PAGE);
    expect(shownToast()).toBeNull();
  });

  it('says that it could not ask who is signed in', async () => {
    fakeApi({ ...OWN, [USER]: refused(500, 'Broken') });
    await open('/client/provider-information');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(shownToast()).toBeNull();
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
