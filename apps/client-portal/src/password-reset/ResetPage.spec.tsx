import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  errorAt,
  fakeApi,
  fill,
  follow,
  ok,
  press,
  refused,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { SIGNED_OUT } from '../../test/account.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const RESET = 'POST /api/client/reset';
const CONFIRM = 'POST /api/client/reset/confirm';

async function ask(clientId: string): Promise<void> {
  fill('Client ID', clientId);
  await press('Send the Link');
}

async function choose(password: string, confirmation = password): Promise<void> {
  fill('New password', password);
  fill('Confirm password', confirmation);
  await press('Save the New Password');
}

const isAlert = (text: string | RegExp) => screen.getByText(text).closest('[role="alert"]') !== null;

describe('asking for a new password', () => {
  it('asks for the Client ID', async () => {
    const api = fakeApi({});
    await open('/client/reset');
    await press('Send the Link');
    expect(errorAt('Client ID')).toBe('Client ID is required');
    expect(api.calls).toEqual([]);
  });

  it('says what happens next, without telling whether there is such an account', async () => {
    const api = fakeApi({ [RESET]: ok({}, 202) });
    await open('/client/reset');
    await ask(' dsa-k7m2qx ');
    expect(api.sent('POST', '/api/client/reset')[0]?.body).toEqual({ clientId: 'dsa-k7m2qx' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email');
    expect(screen.getByText('DSA-K7M2QX').parentElement?.textContent).toMatch(/^If there is an account/);
    await press('Use another Client ID');
    expect(screen.getByLabelText('Client ID')).toBeTruthy();
  });

  it('says as an alert that no link was sent', async () => {
    fakeApi({ [RESET]: refusedAs(503, 'gateway.service-unavailable') });
    await open('/client/reset');
    await ask('DSA-K7M2QX');
    expect(isAlert(/could not be sent/)).toBe(true);
  });
});

describe('the mailed link', () => {
  it('sets the password and leads to the sign-in', async () => {
    const api = fakeApi({ [CONFIRM]: ok({ outcome: 'changed' }), 'GET /api/client/user': SIGNED_OUT });
    await open('/client/reset#token=abc');
    await choose('correct horse');
    expect(api.sent('POST', '/api/client/reset/confirm')[0]?.body).toEqual({
      token: 'abc',
      password: 'correct horse',
    });
    expect(screen.getByText('Your password is changed. Sign in with the new one.')).toBeTruthy();
    await follow('Sign in');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('wants the same password twice', async () => {
    fakeApi({});
    await open('/client/reset#token=abc');
    await choose('correct horse', 'battery staple');
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
  });

  it('leads on when it is too old', async () => {
    fakeApi({ [CONFIRM]: refusedAs(410, 'onboarding.link-expired') });
    await open('/client/reset#token=old');
    await choose('correct horse');
    expect(isAlert(/only until one was used/)).toBe(true);
    await follow('Ask for a new link');
    expect(screen.getByRole('button', { name: 'Send the Link' })).toBeTruthy();
  });

  it('shows a common password at its field', async () => {
    const errors = [{ path: 'password', message: 'This password is too common. Please choose another one.' }];
    fakeApi({ [CONFIRM]: refused(400, 'Bad input', errors) });
    await open('/client/reset#token=abc');
    await choose('password1');
    expect(errorAt('New password')).toContain('This password is too common. Please choose another one.');
  });

  it('says as an alert why the password is the old one', async () => {
    fakeApi({ [CONFIRM]: refusedAs(503, 'gateway.service-unavailable') });
    await open('/client/reset#token=abc');
    await choose('correct horse');
    expect(isAlert(/was not changed/)).toBe(true);
  });
});
