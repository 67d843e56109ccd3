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
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SETUP = 'POST /api/client/setup';
const SIGNED_OUT = { 'GET /api/client/user': refusedAs(401, 'gateway.not-signed-in') };

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

  it('sends the token of the mail and opens the sign-in page after 3 seconds', async () => {
    const api = fakeApi({ ...SIGNED_OUT, [SETUP]: ok({ outcome: 'activated' }) });
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

  it('speaks of an email, and of a password that was not kept, where nobody has proven whose account it is', async () => {
    fakeApi({ [SETUP]: ok({ outcome: 'confirmation-sent' }, 202) });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText(/was not kept/).closest('[role="status"]')).not.toBeNull();
  });

  it('is busy while it sets up', async () => {
    let reply: (answer: ReturnType<typeof ok>) => void = () => undefined;
    fakeApi({ ...SIGNED_OUT, [SETUP]: () => new Promise((resolve) => (reply = resolve)) });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Setting up...' }).disabled).toBe(true);
    reply(ok({ outcome: 'activated' }));
    await settle();
    expect(screen.queryByRole('button', { name: 'Setting up...' })).toBeNull();
  });

  it('says as an alert why it did not work', async () => {
    fakeApi({ [SETUP]: refusedAs(404, 'onboarding.client-id-not-found') });
    await open('/client/setup?clientId=DSA-K7M2QX');
    await setUp();
    const message = 'Client ID not found. Please check your signup confirmation email.';
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  });

  it('asks before a password that is not sent is left', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    fakeApi(SIGNED_OUT);
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

describe('a link out of our mail', () => {
  it.each(['#token=abc', '#confirm=xyz'])('with %s changes nothing by being opened', async (hash) => {
    const api = fakeApi({ [SETUP]: ok({ outcome: 'activated' }) });
    await open(`/client/setup?clientId=DSA-K7M2QX${hash}`);
    await later(60_000);
    expect(api.calls).toEqual([]);
    expect(screen.getByRole('button', { name: 'Set Up Account' })).toBeTruthy();
  });

  it('that is too old is answered with a new one', async () => {
    fakeApi({ [SETUP]: ok({ outcome: 'confirmation-sent' }, 202) });
    await open('/client/setup?clientId=DSA-K7M2QX#token=old');
    await setUp();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });
});
