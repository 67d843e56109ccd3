import {
  ClientPasswordChanged,
  GetClientUser,
  RequestPasswordReset,
  ResetClientPassword,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { DomainError, SignedLinks } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { buildClientUserView } from './builders.ts';
import { SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const OTHER = 223_456_789;
const RESET_ID = '0190b0a2-7d1c-7000-8000-000000000001';
const NEW_PASSWORD = 'six loud herons';

describe('a forgotten password of a client', () => {
  let gateway: TestGateway;
  const asked: string[] = [];
  let reset: () => { outcome: 'changed' };

  beforeAll(async () => {
    gateway = await startGateway({
      RATE_LIMIT_RESETS: '3',
      RATE_LIMIT_RESETS_BY_ADDRESS: '20',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    gateway.stubbedServices.answer(RequestPasswordReset, ({ clientId }) => (asked.push(clientId), {}));
    gateway.stubbedServices.answer(ResetClientPassword, () => reset());
    gateway.stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
    gateway.stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    asked.length = 0;
    reset = () => ({ outcome: 'changed' });
    await gateway.redis.flush();
  });

  const request = (clientId: string) => gateway.browser().post('/api/client/reset').send({ clientId });
  const confirm = (token: string, password = NEW_PASSWORD) =>
    gateway.browser().post('/api/client/reset/confirm').send({ token, password });
  const tokenFor = (signupId: number) =>
    new SignedLinks(SECRET, () => new Date()).sign(
      { purpose: 'reset-password', signupId, id: RESET_ID },
      3_600,
    );
  const signedIn = async (signupId: number): Promise<Browser> => {
    const browser = gateway.browser();
    await browser
      .post('/api/client/login')
      .send({ clientId: String(signupId), password: 'x' })
      .expect(200);
    return browser;
  };

  it('is asked for with the same answer whether or not the Client ID exists', async () => {
    const answers = [await request('dsa-abc234').expect(202), await request('DSA-ZZZZZZ').expect(202)];
    const [one, other] = answers.map(({ body, headers }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
      return { body: body as object, headers: rest };
    });
    expect(one).toEqual(other);
    expect(one?.body).toEqual({});
    expect(asked).toEqual(['DSA-ABC234', 'DSA-ZZZZZZ']);
  });

  it('is asked for a few times an hour for one Client ID from one address, in any case of letters', async () => {
    for (const clientId of ['DSA-ABC234', 'dsa-abc234', ' DSA-abc234']) await request(clientId).expect(202);
    const { body } = await request('DSA-ABC234').expect(429);
    expect(body.code).toBe('gateway.too-many-attempts');
    expect(asked).toHaveLength(3);
    await request('DSA-ABC235').expect(202);
  });

  it('is asked for by the owner however often strangers asked from elsewhere', async () => {
    const requestFrom = (address: string) => request('DSA-ABC234').set('X-Forwarded-For', address);
    for (let index = 1; index <= 10; index += 1) {
      for (let times = 0; times < 3; times += 1) await requestFrom(`203.0.113.${index}`).expect(202);
      await requestFrom(`203.0.113.${index}`).expect(429);
    }

    await requestFrom('198.51.100.7').expect(202);
    expect(asked).toHaveLength(31);
  });

  it('is asked for a few times an hour from one address', async () => {
    for (let index = 0; index < 20; index += 1) await request(`DSA-AAAA${index}`).expect(202);
    await request('DSA-ABC234').expect(429);
  });

  it('is replaced with the mailed token, which ends every session of that client', async () => {
    const [one, two, other] = [await signedIn(SIGNUP), await signedIn(SIGNUP), await signedIn(OTHER)];
    gateway.passTime(1);

    expect((await confirm(tokenFor(SIGNUP)).expect(200)).body).toEqual({ outcome: 'changed' });

    await one.get('/api/client/user').expect(401);
    await two.get('/api/client/user').expect(401);
    await other.get('/api/client/user').expect(200);
    await (await signedIn(SIGNUP)).get('/api/client/user').expect(200);
  });

  it('ends the sessions also when only the event tells', async () => {
    const before = await signedIn(SIGNUP);
    gateway.passTime(60_000);
    const changedAt = new Date(Date.now() + 30_000).toISOString();
    const after = await signedIn(SIGNUP);

    await gateway.stubbedServices.announce(ClientPasswordChanged, { signupId: SIGNUP, changedAt });

    await eventually(async () => (await before.get('/api/client/user')).status === 401, {
      fact: 'the session from before is over',
    });
    await after.get('/api/client/user').expect(200);
  });

  it('is not replaced with a token that is forged, old or for something else', async () => {
    const session = await signedIn(SIGNUP);
    const links = new SignedLinks(SECRET);
    const tokens = [
      links.sign({ purpose: 'client-setup', signupId: SIGNUP, id: RESET_ID }, 60),
      links.sign({ purpose: 'reset-password', signupId: SIGNUP }, 60),
      links.sign({ purpose: 'reset-password', signupId: SIGNUP, id: RESET_ID }, -1),
      `${tokenFor(SIGNUP)}x`.replace('.', 'A.'),
      'x',
    ];
    for (const token of tokens) {
      expect((await confirm(token).expect(410)).body.code).toBe('onboarding.link-expired');
    }
    await session.get('/api/client/user').expect(200);
  });

  it('is not replaced, and nobody signed out, when onboarding finds the link used up', async () => {
    const session = await signedIn(SIGNUP);
    reset = () => {
      throw new DomainError(410, 'onboarding.link-expired', 'This link is no longer valid');
    };
    await confirm(tokenFor(SIGNUP)).expect(410, {
      code: 'onboarding.link-expired',
      message: 'This link is no longer valid',
    });
    await session.get('/api/client/user').expect(200);
  });

  it('is not replaced with one that is too short', async () => {
    const { body } = await confirm(tokenFor(SIGNUP), 'seven77').expect(400);
    expect(body.errors).toEqual([{ path: 'password', message: 'Password must be at least 8 characters' }]);
  });
});
