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
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildOrder, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SIGNED_OUT = { 'GET /api/client/user': refusedAs(401, 'gateway.not-signed-in') };
const SIGN_IN = 'POST /api/client/login';

async function signIn(): Promise<void> {
  fill('Client ID', ' DSA-K7M2QX ');
  fill('Password', 'correct horse');
  await press('Sign In');
}

describe('SignInPage', () => {
  it('asks for both fields before it sends anything', async () => {
    const api = fakeApi(SIGNED_OUT);
    await open('/client/login');
    await press('Sign In');
    expect([errorAt('Client ID'), errorAt('Password')]).toEqual([
      'Client ID is required',
      'Password is required',
    ]);
    expect(api.sent('POST', '/api/client/login')).toEqual([]);
  });

  it('says in a help box what a Client ID looks like and which email brings it', async () => {
    fakeApi(SIGNED_OUT);
    await open('/client/login');
    const help = screen.getByText(/^Your Client ID looks like DSA-XXXXXX\./).textContent;
    expect(help).toContain('It is in your signup confirmation email.');
  });

  it('opens the dashboard after signing in', async () => {
    let isSignedIn = false;
    const api = fakeApi({
      ...accountOf(),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : refusedAs(401, 'gateway.not-signed-in')),
      [SIGN_IN]: () => {
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
    ['/provider-information?signupId=734512901', 'the page whose session had ended'],
    ['/client/provider-information?signupId=734512901', 'the page whose session had ended'],
    ['/client/orders/7', 'the page whose session had ended'],
    ['/client/orders/7/../../admin', '/client/dashboard'],
    ['/signature/734512901', 'the page whose session had ended'],
    ['https://evil.example/provider-information?signupId=734512901', '/client/dashboard'],
    ['//evil.example', '/client/dashboard'],
    ['/admin', '/client/dashboard'],
  ])('leads back after signing in to %s: %s', async (back, place) => {
    let isSignedIn = false;
    fakeApi({
      ...accountOf(),
      'GET /api/client/sla-tickets/7': ok(buildOrder({ id: 7 })),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : refusedAs(401, 'gateway.not-signed-in')),
      [SIGN_IN]: () => {
        isSignedIn = true;
        return ok(buildUser());
      },
    });
    await open(`/client/login?back=${encodeURIComponent(back)}`);
    await signIn();
    expect(address()).toBe(place === '/client/dashboard' ? place : back);
  });

  it('does not send somebody back who is signed in already, and was refused there', async () => {
    fakeApi(accountOf());
    await open('/client/login?back=%2Fsignature%2F734512901');
    expect(address()).toBe('/client/dashboard');
  });

  it('says as an alert why nobody was signed in', async () => {
    fakeApi({ ...SIGNED_OUT, [SIGN_IN]: refusedAs(423, 'onboarding.account-locked') });
    await open('/client/login');
    await signIn();
    const message = /^Account is temporarily locked .* Please try again later\. The first wait is 15 minutes/;
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
    expect(address()).toBe('/client/login');
  });

  it('says that cookies are missing when the password was right and nobody is signed in', async () => {
    fakeApi({ ...SIGNED_OUT, [SIGN_IN]: ok(buildUser()) });
    await open('/client/login');
    await signIn();
    expect(screen.getByText(/^Your password was right.* Allow cookies for this site/)).toBeTruthy();
    expect(address()).toBe('/client/login');
  });

  it('says so before the second factor as well', async () => {
    fakeApi({
      ...SIGNED_OUT,
      [SIGN_IN]: refusedAs(401, 'gateway.mfa-required'),
      'GET /api/client/login/second-factor': refusedAs(401, 'gateway.not-signed-in'),
    });
    await open('/client/login');
    await signIn();
    expect(screen.getByText(/^Your password was right/)).toBeTruthy();
  });

  it('leads to the check, to a new password and to the set-up', async () => {
    fakeApi(SIGNED_OUT);
    await open('/client/login');
    const places = screen.getAllByRole('link').map((place) => place.getAttribute('href'));
    expect(places).toEqual(['/', '/client/reset', '/client/setup', '/check', '/privacy', '/terms']);
  });

  it.each([
    ['?tab=sla', '/client/dashboard?tab=sla'],
    ['?tab=https://evil.example', '/client/dashboard?tab=overview'],
  ])('leads on from %s to %s', async (query, path) => {
    fakeApi(accountOf());
    await open(`/client/login${query}`);
    expect(address()).toBe(path);
  });
});
