import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../test/account.ts';
import { buildSession, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const CHANGE = 'POST /api/client/password';
const SESSIONS = 'GET /api/client/sessions';
const HERE = { ...accountOf(), [SESSIONS]: ok([buildSession()]) };

async function change(confirmation = 'battery staple'): Promise<void> {
  fill('Current password', 'correct horse');
  fill('New password', 'battery staple');
  fill('Confirm password', confirmation);
  await press('Change Password');
}
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a client who knows the password', () => {
  it('changes it, is told so, and sees that only this session is left', async () => {
    let sessions = [
      buildSession(),
      buildSession({ id: 'other', device: 'Chrome on Linux', isCurrent: false }),
    ];
    const api = fakeApi({
      ...HERE,
      [SESSIONS]: () => ok(sessions),
      [CHANGE]: () => {
        sessions = [buildSession()];
        return ok({ changedAt: '2026-11-20T09:14:00.000Z' });
      },
    });
    await open('/client/account');
    expect(screen.getByText('Chrome on Linux')).toBeTruthy();
    await change();
    expect(api.sent('POST', '/api/client/password')[0]?.body).toEqual({
      currentPassword: 'correct horse',
      newPassword: 'battery staple',
    });
    expect(shownToast()?.text).toContain('Password changed');
    expect(['Current password', 'New password', 'Confirm password'].map(typed)).toEqual(['', '', '']);
    expect(screen.queryByText('Chrome on Linux')).toBeNull();
    expect(address()).toBe('/client/account');
  });

  it('types the new one twice', async () => {
    const api = fakeApi(HERE);
    await open('/client/account');
    await change('another one');
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
    expect(api.sent('POST', '/api/client/password')).toEqual([]);
  });

  it.each([
    ['currentPassword', 'Current password', 'This is not your current password'],
    ['newPassword', 'New password', 'This password is too common. Please choose another one.'],
  ])('reads what is wrong with %s at its field', async (path, label, message) => {
    fakeApi({ ...HERE, [CHANGE]: refused(400, 'Bad input', [{ path, message }]) });
    await open('/client/account');
    await change();
    expect(errorAt(label)).toBe(message);
  });

  it.each([
    [refusedAs(423, 'onboarding.account-locked'), /temporarily locked/],
    [refusedAs(429, 'gateway.too-many-attempts'), /Too many attempts/],
    [refusedAs(503, 'gateway.service-unavailable'), /was not changed/],
    ['no answer' as const, /was not changed/],
  ])('reads why nothing was changed', async (answer, message) => {
    fakeApi({ ...HERE, [CHANGE]: answer });
    await open('/client/account');
    await change();
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  });

  it('is led to the sign-in page when the session has ended meanwhile', async () => {
    let isOver = false;
    fakeApi({
      ...HERE,
      'GET /api/client/user': () => (isOver ? SIGNED_OUT : ok(buildUser())),
      [CHANGE]: () => {
        isOver = true;
        return SIGNED_OUT;
      },
    });
    await open('/client/account');
    await change();
    expect(address()).toBe('/client/login?back=/client/account');
  });
});
