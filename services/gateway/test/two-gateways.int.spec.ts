import { connect } from 'nats';
import { GetClientUser, GetSignup, RegisterSignup, SignInClient } from '@rep13/contracts-onboarding';
import { DomainError, type RequestContext } from '@rep13/service-kit';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

/** A balancer sends each request to any of them. */
describe('two gateways', () => {
  let first: TestGateway;
  let onSecond: (browser: Browser) => Browser;
  const signup = buildSignupView();

  beforeAll(async () => {
    first = await startGateway({ RATE_LIMIT_LOGINS: '4', RATE_LIMIT_SIGNUPS_BY_ADDRESS: '4' });
    onSecond = await first.replica();
    first.stubbedServices.answer(RegisterSignup, () => signup);
    first.stubbedServices.answer(GetSignup, () => signup);
    first.stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
    first.stubbedServices.answer(SignInClient, ({ password }) => {
      if (password === 'right') return buildClientUserView(signup.id);
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
  });
  afterAll(() => first.stop());
  beforeEach(() => first.redis.flush());

  const signIn = (browser: Browser, password = 'right') =>
    browser.post('/api/client/login').send({ clientId: 'DSA-ABC234', password });

  it('made one administrator when they started', async () => {
    expect(await first.database.query('select username from gateway.admin_users')).toEqual([
      { username: ADMIN.username },
    ]);
  });

  it('both know who signed in at one of them, until it signs out at the other', async () => {
    const browser = first.browser();
    await signIn(browser).expect(200);
    await onSecond(browser).get('/api/client/user').expect(200);
    await onSecond(browser).post('/api/client/logout').expect(200);
    await browser.get('/api/client/user').expect(401);
  });

  it('both let the browser that registered at one of them go on', async () => {
    const browser = first.browser();
    await browser.post('/api/signup').send(buildSignupBody()).expect(201);
    await onSecond(browser).get(`/api/signup/${signup.id}`).expect(200);
    await onSecond(first.browser()).get(`/api/signup/${signup.id}`).expect(404);
  });

  it.each(['there', 'away'])('count guesses together, with Redis %s', async (redis) => {
    if (redis === 'away') await first.redis.kill();
    const guesses = [1, 2, 3, 4, 5, 6].map((guess) => {
      const browser = first.browser();
      return signIn(guess % 2 ? browser : onSecond(browser), 'x');
    });
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    if (redis === 'away') await first.redis.restart();
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it('name one request by one key, wherever it is sent again', async () => {
    const observer = await connect({ servers: first.nats.url });
    const keys: RequestContext['idempotency'][] = [];
    observer.subscribe(RegisterSignup.subject, {
      callback: (_, { headers }) => {
        const context = decodeURIComponent(headers?.get('Rep13-Context') ?? '');
        keys.push((JSON.parse(context) as RequestContext).idempotency);
      },
    });
    await observer.flush();
    const browser = first.browser();
    for (const at of [browser, onSecond(browser), onSecond(first.browser())])
      await at
        .post('/api/signup')
        .set({ 'Idempotency-Key': 'one key', 'Idempotency-Scope': 'a-secret-of-this-browser' })
        .send(buildSignupBody())
        .expect(201);
    await observer.flush();
    await observer.close();
    expect(keys).toHaveLength(3);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  });
});
