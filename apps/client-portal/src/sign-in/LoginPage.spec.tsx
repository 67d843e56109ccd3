import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing/browser';
import { buildAgreement, buildProfile, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const NOBODY = { 'GET /api/client/user': refusedAs(401, 'gateway.not-signed-in') };
const LOGIN = 'POST /api/client/login';

async function signIn(): Promise<void> {
  fill('Client ID', ' DSA-K7M2QX ');
  fill('Password', 'correct horse');
  await press('Sign In');
}

describe('LoginPage', () => {
  it('asks for both fields before it sends anything', async () => {
    const api = fakeApi(NOBODY);
    await open('/client/login');
    await press('Sign In');
    expect([errorAt('Client ID'), errorAt('Password')]).toEqual([
      'Client ID is required',
      'Password is required',
    ]);
    expect(api.sent('POST', '/api/client/login')).toEqual([]);
  });

  it('opens the dashboard of whoever signed in', async () => {
    let isSignedIn = false;
    const api = fakeApi({
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : refusedAs(401, 'gateway.not-signed-in')),
      'GET /api/client/profile': ok(buildProfile()),
      'GET /api/client/agreement': ok(buildAgreement()),
      'GET /api/client/sla-tickets': ok([]),
      [LOGIN]: () => {
        isSignedIn = true;
        return ok(buildUser());
      },
    });
    await open('/client/login');
    await signIn();
    expect(api.sent('POST', '/api/client/login')[0]?.body).toEqual({
      clientId: 'DSA-K7M2QX',
      password: 'correct horse',
    });
    expect(address()).toBe('/client/dashboard');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Widgets Inc.');
  });

  it.each([
    [401, 'gateway.invalid-credentials', 'Invalid Client ID or password. Please check your credentials.'],
    [
      423,
      'onboarding.account-locked',
      'Account is temporarily locked due to too many failed attempts. Please try again later.',
    ],
    [
      403,
      'onboarding.account-pending',
      'Your account is still being set up. Please check your email for activation instructions.',
    ],
    [503, 'gateway.service-unavailable', 'Login failed. Please try again or contact support.'],
  ])('explains a refusal with %i %s', async (status, code, words) => {
    fakeApi({ ...NOBODY, [LOGIN]: refusedAs(status, code) });
    await open('/client/login');
    await signIn();
    expect(screen.getByText(words).closest('[role="alert"]')).not.toBeNull();
    expect(address()).toBe('/client/login');
  });

  it('leads to the check', async () => {
    fakeApi(NOBODY);
    await open('/client/login');
    expect(screen.getByRole('link', { name: /compliance check/ }).getAttribute('href')).toBe('/check');
  });
});
