import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  errorAt,
  fakeApi,
  fill,
  listedErrors,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildAdmin } from '../../test/builders.ts';
import { dashboardOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const CHANGE = 'POST /api/admin/password';
const MUST_CHANGE = { 'GET /api/admin/user': ok(buildAdmin({ mustChangePassword: true })) };

async function change(confirmation = 'battery staple'): Promise<void> {
  fill('Current password', 'one time');
  fill('New password', 'battery staple');
  fill('Confirm password', confirmation);
  await press('Change Password');
}

describe('PasswordChangePage', () => {
  it('comes before anything else and asks for nothing else', async () => {
    const api = fakeApi(MUST_CHANGE);
    await open('/admin');
    expect(screen.getByRole('heading', { name: 'Choose your own password' })).toBeTruthy();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/admin/user']);
  });

  it('wants the same password twice', async () => {
    const api = fakeApi(MUST_CHANGE);
    await open('/admin');
    await change('another one');
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
    expect(api.sent('POST', '/api/admin/password')).toEqual([]);
  });

  it('opens admin once the password is changed', async () => {
    let mustChangePassword = true;
    const api = fakeApi({
      ...dashboardOf(),
      'GET /api/admin/user': () => ok(buildAdmin({ mustChangePassword })),
      [CHANGE]: () => {
        mustChangePassword = false;
        return ok(buildAdmin());
      },
    });
    await open('/admin');
    await change();
    expect(api.sent('POST', '/api/admin/password')[0]?.body).toEqual({
      currentPassword: 'one time',
      newPassword: 'battery staple',
    });
    expect(screen.getByRole('heading', { name: 'Admin dashboard' })).toBeTruthy();
    expect(shownToast()?.text).toContain('Password changed');
  });

  it('shows what the server refuses at its field', async () => {
    const errors = [{ path: 'currentPassword', message: 'This is not your current password' }];
    fakeApi({ ...MUST_CHANGE, [CHANGE]: refused(400, 'Bad input', errors) });
    await open('/admin');
    await change();
    expect(errorAt('Current password')).toBe('This is not your current password');
    expect(listedErrors()).toEqual(['This is not your current password']);
  });

  it('says as an alert that it was guessed at too often', async () => {
    fakeApi({ ...MUST_CHANGE, [CHANGE]: refusedAs(429, 'gateway.too-many-attempts') });
    await open('/admin');
    await change();
    expect(screen.getByText(/^Too many attempts/).closest('[role="alert"]')).not.toBeNull();
  });
});
