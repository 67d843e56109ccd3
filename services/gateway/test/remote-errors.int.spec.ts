import { GetClientUser, SignInClient } from '@rep13/contracts-onboarding';
import { memoryLog } from '@rep13/testing';
import { buildClientUserView } from './builders.ts';
import { addStaff } from './staff-members.ts';
import { ADMIN, startGateway, type TestGateway } from './start-gateway.ts';

const VERSION = '0123456789abcdef';
const BROKEN = { remote: 'admin', version: VERSION, kind: 'render' };
const MINUTE = 60_000;

describe('reports of failed pages', () => {
  const log = memoryLog('gateway');
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_REMOTE_ERRORS: '20', TRUSTED_PROXIES: '127.0.0.1' }, log);
    gateway.stubbedServices.answer(SignInClient, () => buildClientUserView(123_456_789));
    gateway.stubbedServices.answer(GetClientUser, () => buildClientUserView(123_456_789));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.redis.flush());

  const report = (body: object = BROKEN, address = '192.0.2.1') =>
    gateway.browser().post('/api/remote-errors').set('X-Forwarded-For', address).send(body);
  const visitors = async (version = VERSION) =>
    (await gateway.browser().get(`/api/remote-errors/admin/${version}`).expect(200)).body;

  it('count each visitor once, whatever fails and however often', async () => {
    await report().expect(202, {});
    await report({ ...BROKEN, kind: 'load' }).expect(202);
    await report().expect(202);
    expect(await visitors()).toEqual({ visitors: 1, accounts: 0 });
    await report(BROKEN, '192.0.2.2').expect(202);
    await report(BROKEN, '2001:db8::1').expect(202);
    await report(BROKEN, '2001:db8::2').expect(202);
    expect(await visitors()).toEqual({ visitors: 3, accounts: 0 });
  });

  const signedIn = async (username: string) => {
    const browser = gateway.browser();
    await browser
      .post('/api/admin/login')
      .send({ ...ADMIN, username })
      .expect(200);
    return browser;
  };

  it('count each of staff in one office', async () => {
    await addStaff(gateway, 'ben', 'caseworker');
    for (const name of ['admin', 'ben'])
      await (await signedIn(name)).post('/api/remote-errors').send(BROKEN).expect(202);
    expect(await visitors()).toEqual({ visitors: 2, accounts: 2 });
  });

  it('count an account once, in however many sessions and from wherever', async () => {
    const client = gateway.browser();
    const credentials = { clientId: 'DSA-ABC234', password: 'x' };
    await client.post('/api/client/login').send(credentials).expect(200);
    for (let session = 0; session < 5; session += 1) {
      await client
        .post('/api/remote-errors')
        .set('X-Forwarded-For', `192.0.2.${session}`)
        .send(BROKEN)
        .expect(202);
      await client.post('/api/client/step-up').send({ password: 'x' }).expect(200);
    }
    await (await signedIn('admin')).post('/api/remote-errors').send(BROKEN).expect(202);
    await (await signedIn('admin')).post('/api/remote-errors').send(BROKEN).expect(202);
    expect(await visitors()).toEqual({ visitors: 2, accounts: 2 });
  });

  it('of however many strangers are no account’s', async () => {
    for (let host = 0; host < 6; host += 1) await report(BROKEN, `192.0.2.${host}`).expect(202);
    expect(await visitors()).toEqual({ visitors: 6, accounts: 0 });
  });

  it('count for their version alone', async () => {
    await report().expect(202);
    expect(await visitors('fedcba9876543210')).toEqual({ visitors: 0, accounts: 0 });
  });

  it('are forgotten after ten minutes, and leave Redis by themselves', async () => {
    await report().expect(202);
    gateway.passTime(9 * MINUTE);
    expect(await visitors()).toEqual({ visitors: 1, accounts: 0 });
    gateway.passTime(2 * MINUTE);
    expect(await visitors()).toEqual({ visitors: 0, accounts: 0 });
  });

  it.each([
    [{ ...BROKEN, remote: '../admin' }],
    [{ ...BROKEN, version: 'v1' }],
    [{ ...BROKEN, kind: 'other' }],
    [{ remote: 'admin' }],
  ])('of another form are refused: %j', async (body) => {
    await report(body).expect(400);
  });

  it('are a line in the log with the fields that are known, and no other', async () => {
    await report({ ...BROKEN, message: 'secret canary' });
    expect(log.text()).toContain(`"remoteError":{"remote":"admin","version":"${VERSION}","kind":"render"}`);
    expect(log.text()).not.toContain('canary');
  });

  it('come from our own pages', async () => {
    await gateway
      .browser()
      .post('/api/remote-errors')
      .set('Origin', 'https://evil.example')
      .send(BROKEN)
      .expect(403);
  });

  it('are limited', async () => {
    for (let count = 0; count < 20; count += 1) await report(BROKEN, '192.0.2.9').expect(202);
    await report(BROKEN, '192.0.2.9').expect(429);
    await report(BROKEN, '192.0.2.8').expect(202);
  });

  it.each(['/api/remote-errors/admin/v1', '/api/remote-errors/Admin/0123456789abcdef'])(
    'are not asked for at %s',
    async (path) => {
      await gateway.browser().get(path).expect(404);
    },
  );
});

describe('reports of failed pages while Redis is away', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.redis.kill();
  });
  afterAll(() => gateway.stop());

  it('are taken, and who asks is told that nobody counts', async () => {
    await gateway.browser().post('/api/remote-errors').send(BROKEN).expect(202);
    await gateway.browser().get(`/api/remote-errors/admin/${VERSION}`).expect(503);
  });
});
