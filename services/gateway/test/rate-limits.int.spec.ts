import { RegisterSignup, RequestPasswordReset, SignInClient } from '@rep13/contracts';
import { DomainError } from '@rep13/service-kit';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, startGateway, type TestGateway } from './start-gateway.ts';

const LIMITS = {
  RATE_LIMIT_WRITES: '30',
  RATE_LIMIT_LOGINS: '3',
  RATE_LIMIT_FAILED_LOGINS: '8',
  RATE_LIMIT_RESETS: '2',
  RATE_LIMIT_RESETS_BY_ADDRESS: '4',
};

describe.each(['there', 'away'])('rate limits with Redis %s', (redis) => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway(LIMITS);
    gateway.neighbours.answer(RegisterSignup, () => buildSignupView());
    gateway.neighbours.answer(SignInClient, ({ password }) => {
      if (password === 'right') return buildClientUserView(123_456_789);
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
    gateway.neighbours.answer(RequestPasswordReset, () => ({}));
    if (redis === 'away') await gateway.redis.kill();
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    if (redis === 'there') await gateway.redis.flush();
    else await gateway.database.query('delete from gateway.rate_limits');
  });

  const login = (clientId: string, password: string) =>
    gateway.browser().post('/api/client/login').send({ clientId, password });
  const statuses = async (calls: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();

  it('stop guessing at one account, also in parallel and in another case', async () => {
    const guesses = ['DSA-ABC234', 'dsa-abc234', ' DSA-ABC234', 'DSA-ABC234', 'dsa-ABC234'].map((id) =>
      login(id, 'x'),
    );
    expect(await statuses(guesses)).toEqual([401, 401, 401, 429, 429]);
    const refused = await login('DSA-ABC234', 'right').expect(429);
    expect(refused.body).toEqual({ code: 'gateway.too-many-attempts', message: 'Too many attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stop guessing at many accounts from one address', async () => {
    for (let index = 0; index < 8; index += 1) await login(`DSA-AAAA${index}A`, 'x').expect(401);
    await login('DSA-ABC234', 'right').expect(429);
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

  it('stop guessing at the current password of staff, whoever is signed in', async () => {
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
    for (let index = 0; index < 5; index += 1) await login(`DSA-AAAA${index}B`, 'x').expect(401);

    await login('DSA-ABC234', 'right').expect(429);
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

  it('forget the attempts of whoever gets it right', async () => {
    for (let index = 0; index < 6; index += 1) await login('DSA-ABC234', 'right').expect(200);
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

  it('stop a flood of writing calls from one address', async () => {
    const signUp = () => gateway.browser().post('/api/signup').send(buildSignupBody());
    for (let index = 0; index < 30; index += 1) await signUp().expect(201);
    await signUp().expect(429);
    await gateway.browser().get('/api/ip').expect(200);
  });
});
