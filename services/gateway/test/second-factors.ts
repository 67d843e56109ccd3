import type { OneTimePasswordView } from '@rep13/contracts-admin';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { AppKeyView, SecondFactorAddedView, SecondFactorsView } from '@rep13/contracts-gateway';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { Clock } from '@rep13/service-kit';
import { Secret, TOTP } from 'otpauth';
import { ADMIN, type Browser, type TestGateway } from './start-gateway.ts';

export const STEP = 30_000;

/** What an authenticator app with this key shows, `steps` of half a minute from now. */
export const codeOf = (gateway: TestGateway, key: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(key.replaceAll(' ', '')),
    timestamp: gateway.app.get(Clock).now().getTime() + steps * STEP,
  });

/** A code that is none, of now or of soon. */
export const wrongCode = (gateway: TestGateway, key: string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(gateway, key, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};

/** Sets up an authenticator app. @returns its key and the recovery codes, which are told this once. */
export async function addApp(gateway: TestGateway, browser: Browser, audience: 'admin' | 'client' = 'admin') {
  const base = `/api/${audience}/second-factor`;
  const { key } = (await browser.post(`${base}/app/key`).send({}).expect(200)).body as AppKeyView;
  const answer = await browser.post(`${base}/app`).send({ code: codeOf(gateway, key) });
  const { recoveryCodes } = answer.body as SecondFactorAddedView;
  gateway.passTime(2 * STEP);
  return { key, recoveryCodes: recoveryCodes ?? [], status: answer.status };
}

export const PASSWORD = 'a new long password';
export const SHOW = '/api/admin/login/second-factor';

let last = 0;

/** Staff of this gateway. */
export async function staffOf(gateway: TestGateway) {
  const admin = gateway.browser();
  await admin.post('/api/admin/login').send(ADMIN).expect(200);

  const signIn = (browser: Browser, username: string, password = PASSWORD) =>
    browser.post('/api/admin/login').send({ username, password });

  /** A member of staff with a password alone, signed in. */
  const hire = async (role: AdminRole = 'caseworker') => {
    const username = `member${(last += 1)}`;
    const body = { username, email: `${username}@rep13.test`, role };
    // Tests let more than ten minutes pass since the sign-in.
    await admin.post('/api/admin/step-up').send({ password: ADMIN.password }).expect(200);
    const { user, oneTimePassword } = (await admin.post('/api/admin/users').send(body).expect(201))
      .body as OneTimePasswordView;
    const browser = gateway.browser();
    await signIn(browser, username, oneTimePassword).expect(200);
    gateway.passTime(1);
    await browser
      .post('/api/admin/password')
      .send({ currentPassword: oneTimePassword, newPassword: PASSWORD })
      .expect(200);
    gateway.passTime(1);
    return { id: user.id, username, browser };
  };

  /** The same with an authenticator app. */
  const hireWithApp = async (role?: AdminRole) => {
    const member = await hire(role);
    return { ...member, ...(await addApp(gateway, member.browser)) };
  };

  /** Another browser in which the password was right. */
  const halfWay = async (username: string): Promise<Browser> => {
    const browser = gateway.browser();
    const { body } = await signIn(browser, username).expect(401);
    expect((body as { code: string }).code).toBe('gateway.mfa-required');
    return browser;
  };

  const factorsOf = async (browser: Browser) =>
    (await browser.get('/api/admin/second-factor').expect(200)).body as SecondFactorsView;

  const announced = async (id: number, { type }: { type: string }) => {
    const rows = await gateway.database.query<{ envelope: EventEnvelope }>(
      `select envelope from gateway.outbox_messages
       where envelope->'data'->>'adminUserId' = $1 and envelope->>'type' = $2 order by id`,
      [String(id), type],
    );
    return rows.map(({ envelope }) => envelope.data);
  };
  return { admin, signIn, hire, hireWithApp, halfWay, factorsOf, announced };
}
