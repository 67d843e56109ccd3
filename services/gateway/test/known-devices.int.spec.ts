import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import {
  GetClientUser,
  ResetClientPassword,
  SignInClient,
  type KnownDevice,
} from '@rep13/contracts-onboarding';
import { DomainError, SignedLinks } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import {
  ADMIN,
  SECRET,
  SESSION_SECRET,
  startGateway,
  type Browser,
  type TestGateway,
} from './start-gateway.ts';

const CLIENT_ID = 'DSA-ABC234';
const DAY = 24 * 60 * 60_000;
const UUID = /^[0-9a-f-]{36}$/;

/** The name that a cookie had when it was a hash of the Client ID alone. */
const legibleNameOf = (clientId: string) =>
  `rep13-device-${createHash('sha256').update(`client ${clientId}`).digest('hex').slice(0, 16)}`;

describe('a browser that signed in before', () => {
  let gateway: TestGateway;
  const devices: (KnownDevice | undefined)[] = [];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_LOGINS: '3' });
    gateway.stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
    gateway.stubbedServices.answer(ResetClientPassword, () => ({ outcome: 'changed' as const }));
    gateway.stubbedServices.answer(SignInClient, ({ password, knownDevice }) => {
      devices.push(knownDevice);
      if (password === 'right') return buildClientUserView(123_456_789);
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    devices.length = 0;
    await gateway.redis.flush();
  });

  const signIn = (browser: Browser, password = 'right', clientId = CLIENT_ID) =>
    browser.post('/api/client/login').send({ clientId, password });
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
    ((headers['set-cookie'] ?? []) as string[]).filter((cookie) => cookie.includes('rep13-device-'));

  it('is known to onboarding the next time, under another name each time, also after signing out', async () => {
    const browser = gateway.browser();
    await signIn(browser).expect(200);
    await browser.post('/api/client/logout').expect(200);
    await signIn(browser).expect(200);
    await signIn(browser, 'right', CLIENT_ID.toLowerCase()).expect(200);

    expect(devices).toEqual([
      undefined,
      { id: expect.stringMatching(UUID), signedInAt: expect.any(String) },
      { id: expect.stringMatching(UUID), signedInAt: expect.any(String) },
    ]);
    expect(devices[1]!.id).not.toBe(devices[2]!.id);
  });

  it('holds that in a cookie no script reads, which names nobody', async () => {
    const [cookie, ...more] = cookiesOf(await signIn(gateway.browser()).expect(200));
    expect(more).toEqual([]);
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(cookie?.split('=')[0]).not.toContain('ABC234');
    // Nor to somebody who tries all Client IDs, or decodes what is written there.
    expect(cookie).not.toContain(legibleNameOf(CLIENT_ID));
    const value = cookie!.split(';')[0]!.split('=')[1]!;
    for (const encoding of ['base64url', 'hex', 'utf8'] as const)
      expect(Buffer.from(value, encoding).toString('latin1')).not.toMatch(/ABC234|client|signedInAt/);
  });

  it('is one too that used the mailed link to a new password, whatever strangers try meanwhile', async () => {
    const browser = gateway.browser();
    const claims = { purpose: 'reset-password', signupId: 123_456_789, id: randomUUID() } as const;
    const token = new SignedLinks(SECRET).sign(claims, 3_600);
    const reset = await browser
      .post('/api/client/reset/confirm')
      .send({ token, password: 'five quiet geese' })
      .expect(200);
    expect(cookiesOf(reset)).toHaveLength(1);
    for (let tries = 0; tries < 4; tries += 1) await signIn(gateway.browser(), 'wrong');
    await signIn(browser).expect(200);
    expect(devices.at(-1)).toEqual({ id: expect.stringMatching(UUID), signedInAt: expect.any(String) });
  });

  it('is not known by a wrong password', async () => {
    expect(cookiesOf(await signIn(gateway.browser(), 'wrong').expect(401))).toEqual([]);
  });

  it('is known to that account only', async () => {
    const browser = gateway.browser();
    await signIn(browser).expect(200);
    await signIn(browser, 'right', 'DSA-XYZ789').expect(200);
    expect(devices).toEqual([undefined, undefined]);
  });

  it('is not known with a cookie that is changed, or of another account under its name', async () => {
    const [cookie = ''] = cookiesOf(await signIn(gateway.browser()).expect(200));
    const [other = ''] = cookiesOf(await signIn(gateway.browser(), 'right', 'DSA-XYZ789').expect(200));
    const name = cookie.split('=')[0]!;
    const value = cookie.slice(name.length + 1).split(';')[0]!;
    const foreign = other.slice(other.indexOf('=') + 1).split(';')[0]!;
    devices.length = 0;
    const changed = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const forged of [changed, value.slice(0, 30), '', '.', foreign]) {
      await signIn(gateway.browser()).set('Cookie', `${name}=${forged}`).expect(200);
    }
    expect(devices).toEqual(Array(5).fill(undefined));
  });

  it('that signed in before its cookie was sealed is known by the legible one, which then goes', async () => {
    const claims = { account: `client ${CLIENT_ID}`, id: randomUUID(), signedInAt: new Date().toISOString() };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const key = Buffer.from(hkdfSync('sha256', SESSION_SECRET, '', 'rep13 known devices', 32));
    const mac = createHmac('sha256', key).update(payload).digest('base64url');
    const before = (signature: string) => `${legibleNameOf(CLIENT_ID)}=${payload}.${signature}`;

    const answer = await signIn(gateway.browser()).set('Cookie', before(mac)).expect(200);
    await signIn(gateway.browser())
      .set('Cookie', before(`${mac}A`))
      .expect(200);

    expect(devices).toEqual([{ id: claims.id, signedInAt: claims.signedInAt }, undefined]);
    expect(cookiesOf(answer)).toContainEqual(
      expect.stringMatching(new RegExp(`^${legibleNameOf(CLIENT_ID)}=; .*Expires=Thu, 01 Jan 1970`)),
    );
  });

  it('is forgotten after 180 days', async () => {
    const [cookie = ''] = cookiesOf(await signIn(gateway.browser()).expect(200));
    const again = () => signIn(gateway.browser()).set('Cookie', cookie.split(';')[0]!).expect(200);
    await again();
    gateway.passTime(180 * DAY);
    await again();
    expect(devices.map((device) => device !== undefined)).toEqual([false, true, false]);
  });

  it('is not held up by strangers who use the attempts up, client or admin', async () => {
    const [client, admin] = [gateway.browser(), gateway.browser()];
    const adminSignIn = (browser: Browser, password = ADMIN.password) =>
      browser.post('/api/admin/login').send({ ...ADMIN, password });
    await signIn(client).expect(200);
    await adminSignIn(admin).expect(200);
    for (let guess = 0; guess < 3; guess += 1) {
      await signIn(gateway.browser(), 'wrong').expect(401);
      await adminSignIn(gateway.browser(), 'wrong').expect(401);
    }
    await signIn(gateway.browser()).expect(429);
    await adminSignIn(gateway.browser()).expect(429);

    await signIn(client).expect(200);
    await adminSignIn(admin).expect(200);
  });

  it('has no more attempts than anybody', async () => {
    const browser = gateway.browser();
    await signIn(browser).expect(200);
    for (let guess = 0; guess < 3; guess += 1) await signIn(browser, 'wrong').expect(401);
    await signIn(browser).expect(429);
  });
});
