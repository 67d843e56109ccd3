import {
  ChangeClientPassword,
  ClientPasswordChanged,
  GetClientUser,
  SignInClient,
  type ChangeClientPassword as Change,
} from '@rep13/contracts-onboarding';
import { Clock, ValidationFailed } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { buildClientUserView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const OTHER = 223_456_789;
const BODY = { currentPassword: 'right', newPassword: 'six loud herons' };
const MINUTE = 60_000;

describe('a client who changes the password', () => {
  let gateway: TestGateway;
  let asked: Change[] = [];
  /** How far onboarding's clock is before the gateway's. */
  let skewMs = 0;

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_LOGINS: '3', RATE_LIMIT_FAILED_LOGINS: '8' });
    const { stubbedServices } = gateway;
    stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    stubbedServices.answer(GetClientUser, ({ signupId }) => ({
      ...buildClientUserView(signupId),
      clientId: String(signupId),
    }));
    stubbedServices.answer(ChangeClientPassword, (command) => {
      asked.push(command);
      if (command.currentPassword !== 'right')
        throw new ValidationFailed([{ path: 'currentPassword', message: 'Wrong' }]);
      return { changedAt: new Date(gateway.app.get(Clock).now().getTime() + skewMs).toISOString() };
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    asked = [];
    skewMs = 0;
    await gateway.redis.flush();
    await gateway.database.query('delete from gateway.sessions');
  });

  const signedIn = async (signupId = OWN): Promise<Browser> => {
    const browser = gateway.browser();
    const credentials = { clientId: String(signupId), password: 'x' };
    await browser.post('/api/client/login').send(credentials).expect(200);
    return browser;
  };
  const change = (browser: Browser, body: object = {}) =>
    browser.post('/api/client/password').send({ ...BODY, ...body });
  const statusIn = async (browser: Browser) => (await browser.get('/api/client/user')).status;
  const cookieOf = (cookies: unknown) => /rep13=s%3A[^;]+/.exec(String(cookies))?.[0] ?? '';

  it('is signed in nowhere else afterwards, and goes on here under a new session', async () => {
    const [here, there, other] = [await signedIn(), await signedIn(), await signedIn(OTHER)];
    gateway.passTime(1);

    const { headers } = await change(here).expect(200);

    expect(cookieOf(headers['set-cookie'])).not.toBe('');
    expect([await statusIn(here), await statusIn(there), await statusIn(other)]).toEqual([200, 401, 200]);
    expect(asked).toEqual([expect.objectContaining({ signupId: OWN, ...BODY })]);
  });

  it('goes on here also when the event comes later, from a clock that is ahead', async () => {
    const here = await signedIn();
    skewMs = MINUTE;
    const { changedAt } = (await change(here).expect(200)).body as { changedAt: string };
    const there = await signedIn();

    await gateway.stubbedServices.announce(ClientPasswordChanged, { signupId: OWN, changedAt });

    await eventually(async () => (await statusIn(there)) === 401, {
      fact: 'the event ended the other session',
    });
    expect(await statusIn(here)).toBe(200);
  });

  it('is refused as nobody without a session', async () => {
    await change(gateway.browser()).expect(401);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword'],
    [{ newPassword: 'short' }, 'newPassword'],
    [{ signupId: OTHER }, 'signupId'],
  ])('is refused with %p', async (wrong, path) => {
    const { body } = await change(await signedIn(), wrong).expect(400);
    expect((body.errors as { path: string }[]).map((error) => error.path)).toEqual([path]);
    expect(asked).toEqual([]);
  });

  it('tries the current one as often as at the sign-in, also in parallel, and is then told to wait', async () => {
    const here = await signedIn();
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => change(here, { currentPassword: 'wrong' })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([
      400,
      400,
      400,
      ...(Array(7).fill(429) as number[]),
    ]);
    expect(asked).toHaveLength(3);
    const { headers } = await change(here).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusIn(here)).toBe(200);
  });

  it('uses up the failed tries of the address, those at the sign-in among them', async () => {
    for (const signupId of [OWN, OTHER, 323_456_789]) {
      const browser = await signedIn(signupId);
      for (let tries = 0; tries < 3; tries += 1) await change(browser, { currentPassword: 'wrong' });
    }
    await gateway
      .browser()
      .post('/api/client/login')
      .send({ clientId: 'DSA-ABC234', password: 'x' })
      .expect(429);
  });

  it('is known as this device again, for the next sign-in', async () => {
    const here = await signedIn();
    const { headers } = await change(here).expect(200);
    expect(String(headers['set-cookie'])).toContain('rep13-device-');
    expect(asked[0]?.knownDevice).toBeDefined();
  });
});
