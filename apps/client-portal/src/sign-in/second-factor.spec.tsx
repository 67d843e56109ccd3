import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { address, fakeApi, fill, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../test/account.ts';
import { buildSession, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SHOW = '/api/client/login/second-factor';
const FACTORS = '/api/client/second-factor';

async function signIn(): Promise<void> {
  fill('Client ID', 'DSA-K7M2QX');
  fill('Password', 'correct horse');
  await press('Sign In');
}

describe('the second factor of a client', () => {
  it('is asked for after the password, and leads to where the sign-in led', async () => {
    let isSignedIn = false;
    const api = fakeApi({
      ...accountOf(),
      'GET /api/client/sessions': ok([buildSession()]),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : SIGNED_OUT),
      'POST /api/client/login': refusedAs(401, 'gateway.mfa-required'),
      [`GET ${SHOW}`]: ok({ methods: ['app', 'recovery-code'], endsAt: '2026-11-20T09:19:00.000Z' }),
      [`POST ${SHOW}`]: () => {
        isSignedIn = true;
        return ok(buildUser());
      },
    });
    await open('/client/login?back=/client/account');
    await signIn();
    fill('Code', '123456');
    await press('Sign In');
    expect(api.sent('POST', SHOW)[0]?.body).toEqual({ code: '123456' });
    expect(address()).toBe('/client/account');
  });

  it('says why it was not taken, and leads back to the password after five minutes', async () => {
    let answer = refusedAs(401, 'gateway.invalid-credentials');
    fakeApi({
      'GET /api/client/user': SIGNED_OUT,
      'POST /api/client/login': refusedAs(401, 'gateway.mfa-required'),
      [`GET ${SHOW}`]: ok({ methods: ['recovery-code'], endsAt: '2026-11-20T09:19:00.000Z' }),
      [`POST ${SHOW}`]: () => answer,
    });
    await open('/client/login');
    await signIn();
    fill('Code', '123456');
    await press('Sign In');
    expect(screen.getByText(/Each code works once/).closest('[role="alert"]')).not.toBeNull();
    answer = SIGNED_OUT;
    await press('Sign In');
    expect(screen.getByText(/Five minutes are over/).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText('Client ID')).toBeTruthy();
  });

  it('is set up in the account, with recovery codes shown once', async () => {
    let app: { addedAt: string } | null = null;
    fakeApi({
      ...accountOf(),
      'GET /api/client/sessions': ok([buildSession()]),
      [`GET ${FACTORS}`]: () => ok({ app, passkeys: [], recoveryCodesLeft: app ? 10 : 0 }),
      [`POST ${FACTORS}/app/key`]: ok({ key: 'ABCD EFGH', uri: 'otpauth://totp/Rep13?secret=ABCDEFGH' }),
      [`POST ${FACTORS}/app`]: () => {
        app = { addedAt: '2026-11-20T09:14:00.000Z' };
        return ok({ recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }, 201);
      },
    });
    await open('/client/account');
    await press('Set up an authenticator app');
    fill('Code', '123456');
    await press('Turn it on');
    expect(screen.getByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
    await press('I have kept them');
    expect(screen.getByText('Authenticator app')).toBeTruthy();
  });
});
