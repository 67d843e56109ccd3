import { SignInClient, type KnownDevice } from '@rep13/contracts';
import { DomainError } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const CLIENT_ID = 'DSA-ABC234';
const DAY = 24 * 60 * 60_000;
const UUID = /^[0-9a-f-]{36}$/;

describe('a browser that signed in before', () => {
  let gateway: TestGateway;
  const devices: (KnownDevice | undefined)[] = [];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_LOGINS: '3' });
    gateway.neighbours.answer(SignInClient, ({ password, knownDevice }) => {
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

  const login = (browser: Browser, password = 'right', clientId = CLIENT_ID) =>
    browser.post('/api/client/login').send({ clientId, password });
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
    ((headers['set-cookie'] ?? []) as string[]).filter((cookie) => cookie.includes('rep13-device-'));

  it('is known to onboarding the next time, under another name each time, also after signing out', async () => {
    const browser = gateway.browser();
    await login(browser).expect(200);
    await browser.post('/api/client/logout').expect(200);
    await login(browser).expect(200);
    await login(browser, 'right', CLIENT_ID.toLowerCase()).expect(200);

    expect(devices).toEqual([
      undefined,
      { id: expect.stringMatching(UUID), signedInAt: expect.any(String) },
      { id: expect.stringMatching(UUID), signedInAt: expect.any(String) },
    ]);
    expect(devices[1]!.id).not.toBe(devices[2]!.id);
  });

  it('holds that in a cookie no script reads, which names nobody', async () => {
    const [cookie, ...more] = cookiesOf(await login(gateway.browser()).expect(200));
    expect(more).toEqual([]);
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(cookie?.split('=')[0]).not.toContain('ABC234');
  });

  it('is not known by a wrong password', async () => {
    expect(cookiesOf(await login(gateway.browser(), 'wrong').expect(401))).toEqual([]);
  });

  it('is known to that account only', async () => {
    const browser = gateway.browser();
    await login(browser).expect(200);
    await login(browser, 'right', 'DSA-XYZ789').expect(200);
    expect(devices).toEqual([undefined, undefined]);
  });

  it('is not known with a cookie that is changed, or of another account under its name', async () => {
    const [cookie = ''] = cookiesOf(await login(gateway.browser()).expect(200));
    const [other = ''] = cookiesOf(await login(gateway.browser(), 'right', 'DSA-XYZ789').expect(200));
    const name = cookie.split('=')[0]!;
    const value = cookie.slice(name.length + 1).split(';')[0]!;
    const [payload, mac] = value.split('.');
    const foreign = other.slice(other.indexOf('=') + 1).split(';')[0]!;
    devices.length = 0;
    for (const forged of [`${payload}A.${mac}`, `${payload}.`, '', '.', foreign]) {
      await login(gateway.browser()).set('Cookie', `${name}=${forged}`).expect(200);
    }
    expect(devices).toEqual(Array(5).fill(undefined));
  });

  it('is forgotten after 180 days', async () => {
    const [cookie = ''] = cookiesOf(await login(gateway.browser()).expect(200));
    const again = () => login(gateway.browser()).set('Cookie', cookie.split(';')[0]!).expect(200);
    await again();
    gateway.passTime(180 * DAY);
    await again();
    expect(devices.map((device) => device !== undefined)).toEqual([false, true, false]);
  });

  it('is not held up by strangers who use the attempts up, client or admin', async () => {
    const [client, admin] = [gateway.browser(), gateway.browser()];
    const adminLogin = (browser: Browser, password = ADMIN.password) =>
      browser.post('/api/admin/login').send({ ...ADMIN, password });
    await login(client).expect(200);
    await adminLogin(admin).expect(200);
    for (let guess = 0; guess < 3; guess += 1) {
      await login(gateway.browser(), 'wrong').expect(401);
      await adminLogin(gateway.browser(), 'wrong').expect(401);
    }
    await login(gateway.browser()).expect(429);
    await adminLogin(gateway.browser()).expect(429);

    await login(client).expect(200);
    await adminLogin(admin).expect(200);
  });

  it('has no more attempts than anybody', async () => {
    const browser = gateway.browser();
    await login(browser).expect(200);
    for (let guess = 0; guess < 3; guess += 1) await login(browser, 'wrong').expect(401);
    await login(browser).expect(429);
  });
});
