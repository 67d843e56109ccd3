import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fill,
  follow,
  later,
  ok,
  press,
  refused,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing/browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SETUP = 'POST /api/client/setup';
const NOBODY = { 'GET /api/client/user': refusedAs(401, 'gateway.not-signed-in') };

async function setUp(password = 'correct horse', confirmation = password): Promise<void> {
  fill('New password', password);
  fill('Confirm password', confirmation);
  await press('Set Up Account');
}

describe('SetupPage', () => {
  it('says of each field what is wrong with it', async () => {
    const api = fakeApi({});
    await open('/client/setup');
    await setUp('short', '');
    expect(['Client ID', 'New password', 'Confirm password'].map(errorAt)).toEqual([
      'Client ID is required',
      expect.stringContaining('Password must be at least 8 characters'),
      'Password confirmation is required',
    ]);
    expect(api.calls).toEqual([]);
  });

  it('wants the same password twice', async () => {
    fakeApi({});
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp('correct horse', 'battery staple');
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
  });

  it('says of a second password that is too short that it is another one, not that there is none', async () => {
    fakeApi({});
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp('correct horse', 'corr');
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
  });

  it('sends the token of the mail and opens the login page after 3 seconds', async () => {
    const api = fakeApi({ ...NOBODY, [SETUP]: ok({ outcome: 'activated' }) });
    await open('/client/setup?clientId=DSA-K7M2QX#token=abc');
    await setUp();
    expect(api.sent('POST', '/api/client/setup')[0]?.body).toEqual({
      clientId: 'DSA-K7M2QX',
      password: 'correct horse',
      token: 'abc',
    });
    expect(screen.getByRole('heading', { name: 'Account setup complete' })).toBeTruthy();
    await later(2_900);
    expect(address()).toContain('/client/setup');
    await later(100);
    expect(address()).toBe('/client/login');
    expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('DSA-K7M2QX');
  });

  it('speaks of an email when the password waits for its confirmation', async () => {
    fakeApi({ [SETUP]: ok({ outcome: 'confirmation-sent' }, 202) });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });

  it('says as an alert why it did not work', async () => {
    fakeApi({ [SETUP]: refusedAs(404, 'onboarding.client-id-not-found') });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp();
    const words = 'Client ID not found. Please check your signup confirmation email.';
    expect(screen.getByText(words).closest('[role="alert"]')).not.toBeNull();
  });

  it('asks before a password that is not sent is left', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    fakeApi(NOBODY);
    await open('/client/setup?clientId=DSA-K7M2QX');
    fill('New password', 'correct horse');
    await follow('Go to the login page');
    expect(address()).toBe('/client/setup?clientId=DSA-K7M2QX');
    await follow('Go to the login page');
    expect(address()).toBe('/client/login');
    expect(ask.mock.calls).toEqual(Array(2).fill(['Leave this page? Your password is not set yet.']));
  });

  it('shows what the server refuses at its field', async () => {
    const errors = [{ path: 'password', message: 'This password is too common. Please choose another one.' }];
    fakeApi({ [SETUP]: refused(400, 'Bad input', errors) });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp('password1');
    expect(errorAt('New password')).toContain('This password is too common. Please choose another one.');
  });
});

describe('the mailed confirmation', () => {
  const CONFIRM = 'POST /api/client/setup/confirm';

  it('activates the account without another question', async () => {
    const api = fakeApi({ [CONFIRM]: ok({ outcome: 'activated' }) });
    await open('/client/setup#confirm=xyz');
    expect(api.sent('POST', '/api/client/setup/confirm').map(({ body }) => body)).toEqual([{ token: 'xyz' }]);
    expect(screen.getByRole('heading', { name: 'Account setup complete' })).toBeTruthy();
  });

  it('leads back to the form when the link is too old', async () => {
    fakeApi({ [CONFIRM]: refusedAs(410, 'onboarding.link-expired') });
    await open('/client/setup#confirm=old');
    expect(screen.getByText(/no longer valid/).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Set your password again' }).getAttribute('href')).toBe(
      '/client/setup',
    );
  });

  it('is tried again when nobody answered', async () => {
    const answers = ['no answer' as const, ok({ outcome: 'activated' })];
    fakeApi({ [CONFIRM]: () => answers.shift() ?? 'no answer' });
    await open('/client/setup#confirm=xyz');
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'Account setup complete' })).toBeTruthy();
  });
});
