import {
  FindClientSignup,
  RegisterSignup,
  RequestPasswordReset,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { DomainError, ServiceUnavailable, SignedLinks } from '@rep13/service-kit';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, SECRET, startGateway, type TestGateway } from './start-gateway.ts';

const LIMITS = {
  RATE_LIMIT_WRITES: '30',
  RATE_LIMIT_LOGINS: '3',
  RATE_LIMIT_FAILED_LOGINS: '8',
  RATE_LIMIT_RESETS: '2',
  RATE_LIMIT_RESETS_BY_ADDRESS: '4',
  RATE_LIMIT_SIGNUPS_BY_ADDRESS: '6',
  RATE_LIMIT_SIGNUPS_BY_RECIPIENT: '3',
  RATE_LIMIT_SETUPS: '2',
  RATE_LIMIT_SETUPS_BY_ADDRESS: '5',
};

describe.each(['there', 'away'])('rate limits with Redis %s', (redis) => {
  let gateway: TestGateway;
  let isAway = false;

  beforeAll(async () => {
    gateway = await startGateway({ ...LIMITS, TRUSTED_PROXIES: '127.0.0.1' });
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView());
    gateway.stubbedServices.answer(SignInClient, ({ password }) => {
      if (isAway) throw new ServiceUnavailable();
      if (password === 'locked') throw new DomainError(423, 'onboarding.account-locked', 'Locked');
      if (password === 'right') return buildClientUserView(123_456_789);
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
    gateway.stubbedServices.answer(RequestPasswordReset, () => ({}));
    gateway.stubbedServices.answer(FindClientSignup, ({ clientId }) => {
      if (clientId !== 'DSA-ABC234') throw new DomainError(404, 'onboarding.client-id-not-found', 'No');
      return { signupId: 123_456_789 };
    });
    gateway.stubbedServices.answer(SetUpClientAccount, ({ ownerProven }) => ({
      outcome: ownerProven ? ('activated' as const) : ('confirmation-sent' as const),
    }));
    if (redis === 'away') await gateway.redis.kill();
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    isAway = false;
    if (redis === 'there') await gateway.redis.flush();
    else await gateway.database.query('delete from gateway.rate_limits');
  });

  const signIn = (clientId: string, password: string) =>
    gateway.browser().post('/api/client/login').send({ clientId, password });
  const statuses = async (calls: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();

  it('stop guessing at one account, also in parallel and in another case', async () => {
    const guesses = ['DSA-ABC234', 'dsa-abc234', ' DSA-ABC234', 'DSA-ABC234', 'dsa-ABC234'].map((id) =>
      signIn(id, 'x'),
    );
    expect(await statuses(guesses)).toEqual([401, 401, 401, 429, 429]);
    const refused = await signIn('DSA-ABC234', 'right').expect(429);
    expect(refused.body).toEqual({ code: 'gateway.too-many-attempts', message: 'Too many attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stop guessing at many accounts from one address', async () => {
    for (let index = 0; index < 8; index += 1) await signIn(`DSA-AAAA${index}A`, 'x').expect(401);
    await signIn('DSA-ABC234', 'right').expect(429);
  });

  it('count tries that nobody could decide on, at the account and from the address', async () => {
    isAway = true;
    for (let index = 0; index < 3; index += 1) await signIn('DSA-ABC234', 'x').expect(503);
    await signIn('DSA-ABC234', 'x').expect(429);
    for (let index = 0; index < 5; index += 1) await signIn(`DSA-AAAA${index}C`, 'x').expect(503);
    isAway = false;
    await signIn('DSA-ABC235', 'right').expect(429);
  });

  it('count no refusal that is no wrong password against the address', async () => {
    for (let index = 0; index < 9; index += 1) await signIn(`DSA-AAAA${index}D`, 'locked').expect(423);
    await signIn('DSA-ABC235', 'right').expect(200);
  });

  it('treat unknown names of staff as known ones', async () => {
    const guess = (username: string) =>
      gateway
        .browser()
        .post('/api/admin/login')
        .send({ ...ADMIN, username });
    for (let index = 0; index < 3; index += 1) await guess('nobody').expect(401);
    await guess('nobody').expect(429);
    await guess('admin').expect(200);
  });

  it('stop guessing at the current password of staff, also in an open session', async () => {
    const browser = gateway.browser();
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
    const change = (currentPassword: string, newPassword = 'six loud herons') =>
      browser.post('/api/admin/password').send({ currentPassword, newPassword });

    expect(await statuses(['a', 'b', 'c', 'd', 'e'].map((guess) => change(guess)))).toEqual([
      400, 400, 400, 429, 429,
    ]);
    const { body, headers } = await change(ADMIN.password).expect(429);
    expect(body).toEqual({ code: 'gateway.too-many-attempts', message: 'Too many attempts' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await gateway.browser().post('/api/admin/login').send(ADMIN).expect(200);
  });

  it('count wrong current passwords of staff with the wrong ones of their address', async () => {
    const browser = gateway.browser();
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
    const wrong = { currentPassword: 'wrong', newPassword: 'six loud herons' };
    for (let index = 0; index < 3; index += 1)
      await browser.post('/api/admin/password').send(wrong).expect(400);
    for (let index = 0; index < 5; index += 1) await signIn(`DSA-AAAA${index}B`, 'x').expect(401);

    await signIn('DSA-ABC234', 'right').expect(429);
  });

  it('let staff who know the current password try new ones as often as it takes', async () => {
    const browser = gateway.browser();
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
    const refused = { currentPassword: ADMIN.password, newPassword: 'password123' };
    for (let index = 0; index < 6; index += 1) {
      const { body } = await browser.post('/api/admin/password').send(refused).expect(400);
      expect(body.errors).toEqual([expect.objectContaining({ path: 'newPassword' })]);
    }
  });

  it('forget the attempts of somebody who gets it right', async () => {
    for (let index = 0; index < 6; index += 1) await signIn('DSA-ABC234', 'right').expect(200);
  });

  it('stop asking for reset links, for one Client ID and from one address, for up to an hour', async () => {
    const ask = (clientId: string) => gateway.browser().post('/api/client/reset').send({ clientId });
    await ask('DSA-ABC234').expect(202);
    await ask('dsa-abc234').expect(202);
    const { headers } = await ask('DSA-ABC234').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    await ask('DSA-ABC235').expect(202);
    await ask('DSA-ABC236').expect(429);
  });

  const signUpFor = (legalContactEmail: string, address = '192.0.2.1') =>
    gateway
      .browser()
      .post('/api/signup')
      .set('X-Forwarded-For', address)
      .send(buildSignupBody({ legalContactEmail }));

  it('stop registrations that name one recipient, in any case and from wherever, for up to a day', async () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const [one, two, three, four] = addresses.map((address) => signUpFor('Stranger@b.example', address));
    expect(await statuses([one!, two!, three!, four!])).toEqual([201, 201, 201, 429]);
    const refused = await signUpFor('stranger@B.example').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
    await signUpFor('other@b.example').expect(201);
  });

  it('stop registrations from one address, counting the whole network of an IPv6 address', async () => {
    for (let index = 0; index < 6; index += 1)
      await signUpFor(`a${index}@b.example`, `2001:db8:1:2:${index}::${index}`).expect(201);
    const refused = await signUpFor('last@b.example', '2001:db8:1:2:ffff::1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    await signUpFor('last@b.example', '2001:db8:1:3::1').expect(201);
  });

  it('count a registration once, however often it is repeated with its key', async () => {
    const browser = gateway.browser();
    const repeat = () =>
      browser
        .post('/api/signup')
        .set('Idempotency-Key', 'one')
        .send(buildSignupBody({ companyName: 'Once' }));
    await repeat().expect(201);
    expect(new Set(await statuses(Array.from({ length: 9 }, repeat)))).toEqual(new Set([201]));
  });

  it('don’t count forms that are refused', async () => {
    for (let index = 0; index < 8; index += 1) await signUpFor('no address').expect(400);
    await signUpFor('one@b.example').expect(201);
  });

  it('stop guesses at Client IDs by set-ups from one address', async () => {
    const setUp = (clientId: string, address: string) =>
      gateway
        .browser()
        .post('/api/client/setup')
        .set('X-Forwarded-For', address)
        .send({ clientId, password: 'five quiet geese' });
    const guesses = Array.from({ length: 9 }, (_, index) => setUp(`DSA-AAAA2${index + 1}`, '192.0.2.1'));
    expect(await statuses(guesses)).toEqual([404, 404, 404, 404, 404, 429, 429, 429, 429]);
    await setUp('DSA-ABC234', '192.0.2.2').expect(202);
  });

  it('stop set-ups of one Client ID that prove nothing, and not its owner', async () => {
    const setUp = (given: object = {}) =>
      gateway
        .browser()
        .post('/api/client/setup')
        .send({ clientId: 'DSA-ABC234', password: 'five quiet geese', ...given });
    await setUp().expect(202);
    await setUp().expect(202);
    await setUp().expect(429);
    const links = new SignedLinks(SECRET, () => new Date());
    await setUp({ token: links.sign({ purpose: 'client-setup', signupId: 123_456_789 }, 60) }).expect(200);
  });

  it('stop a flood of writing calls from one address', async () => {
    const write = () => gateway.browser().post('/api/client/logout').send({});
    for (let index = 0; index < 30; index += 1) await write().expect(200);
    await write().expect(429);
    await gateway.browser().get('/api/ip').expect(200);
  });
});
