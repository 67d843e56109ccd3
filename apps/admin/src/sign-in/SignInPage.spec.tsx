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
import { buildAdmin } from '../../test/builders.ts';
import { dashboardOf, SIGNED_OUT } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SIGN_IN = 'POST /api/admin/login';

async function signIn(): Promise<void> {
  fill('Username', 'grace');
  fill('Password', 'correct horse');
  await press('Sign In');
}

describe('SignInPage', () => {
  it('asks for both fields before it sends anything', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT });
    await open('/admin/login');
    await press('Sign In');
    expect([errorAt('Username'), errorAt('Password')]).toEqual([
      'Username is required',
      'Password is required',
    ]);
  });

  it('hints at the default credentials without printing them, and at the password to change', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT });
    await open('/admin/login');
    const hint = screen.getByText(/^Default admin credentials: /).textContent;
    expect(hint).toContain('Change the default password after your first login.');
    expect(hint).not.toMatch(/admin123|password is/i);
  });

  it('says that cookies are missing when the password was right and nobody is signed in', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT, [SIGN_IN]: ok(buildAdmin()) });
    await open('/admin/login');
    await signIn();
    expect(screen.getByText(/^Your password was right.* Allow cookies for this site/)).toBeTruthy();
    expect(address()).toBe('/admin/login');
  });

  it('opens the dashboard after signing in', async () => {
    let isSignedIn = false;
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/user': () => (isSignedIn ? ok(buildAdmin()) : SIGNED_OUT),
      [SIGN_IN]: () => {
        isSignedIn = true;
        return ok(buildAdmin());
      },
    });
    await open('/admin/login');
    await signIn();
    expect(address()).toBe('/admin');
    expect(screen.getByText('grace').parentElement?.textContent).toBe('grace, admin');
  });

  it.each([
    [401, 'gateway.invalid-credentials', 'Invalid username or password. Please check your credentials.'],
    [401, 'an unknown code', 'Invalid username or password. Please check your credentials.'],
    [
      429,
      'gateway.too-many-attempts',
      'Login failed. Please try again. There were too many attempts: please wait a few minutes first.',
    ],
    [503, 'gateway.service-unavailable', 'Login failed. Please try again.'],
  ])('explains a refusal with %i %s', async (status, code, message) => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT, [SIGN_IN]: refusedAs(status, code) });
    await open('/admin/login');
    await signIn();
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  });

  it('says that the connection is lost when nobody answers', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT, [SIGN_IN]: 'no answer' });
    await open('/admin/login');
    await signIn();
    const message =
      'Login failed. Please try again. The server did not answer: please check your connection.';
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  });
});
