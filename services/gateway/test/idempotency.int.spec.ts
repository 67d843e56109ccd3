import { connect, type NatsConnection } from 'nats';
import { CompleteComplianceCheck, RegisterSignup } from '@rep13/contracts-onboarding';
import type { RequestContext } from '@rep13/service-kit';
import { VALID_BODIES } from '@rep13/testing/api';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SECRET = 'a-secret-of-this-browser';

describe('repeating a creating call', () => {
  let gateway: TestGateway;
  let observer: NatsConnection;
  const seen: RequestContext[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView());
    observer = await connect({ servers: gateway.nats.url });
    gateway.stubbedServices.answer(CompleteComplianceCheck, (check) => ({
      ...check,
      id: 1,
      requiresLegalRep: true,
      createdAt: '2026-11-20T09:14:00.000Z',
    }));
    for (const { subject } of [RegisterSignup, CompleteComplianceCheck])
      observer.subscribe(subject, {
        callback: (_, message) => {
          const header = message.headers?.get('Rep13-Context') ?? '';
          seen.push(JSON.parse(decodeURIComponent(header)) as RequestContext);
        },
      });
    await observer.flush();
  });
  afterAll(async () => {
    await observer.close();
    await gateway.stop();
  });
  beforeEach(() => (seen.length = 0));

  const signUp = (browser: Browser, key?: string, given = {}, secret = SECRET) => {
    const call = browser.post('/api/signup');
    const headers = { 'Idempotency-Key': key, 'Idempotency-Scope': secret };
    return (key === undefined ? call : call.set(headers)).send(buildSignupBody(given));
  };
  const keysSeen = async () => {
    await observer.flush();
    return seen.map(({ idempotency }) => idempotency);
  };

  it('with one key names one and the same request, sent a hundred times by a browser that has no cookie yet', async () => {
    await Promise.all(Array.from({ length: 100 }, () => signUp(gateway.browser(), 'one key').expect(201)));
    const keys = await keysSeen();
    expect(keys).toHaveLength(100);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    expect(keys[0]).toMatchObject({ key: 'one key' });
    expect(keys[0]).not.toHaveProperty('ttlSeconds');
  });

  it('with one key names a request of its own for each browser, also before any has a cookie', async () => {
    await signUp(gateway.browser(), 'same key').expect(201);
    await signUp(gateway.browser(), 'same key', {}, 'a-secret-of-another-one').expect(201);
    for (let strangers = 0; strangers < 2; strangers += 1)
      await gateway
        .browser()
        .post('/api/signup')
        .set('Idempotency-Key', 'same key')
        .send(buildSignupBody())
        .expect(201);
    const keys = await keysSeen();
    expect(new Set(keys.map((key) => key?.key))).toEqual(new Set(['same key']));
    expect(new Set(keys.map((key) => key?.scope)).size).toBe(4);
  });

  it('refuses a secret of the browser that could be guessed', async () => {
    const { body } = await signUp(gateway.browser(), 'key', {}, 'short').expect(400);
    expect(body.errors[0].path).toBe('Idempotency-Scope');
  });

  it('without a key names the same request within the session, for ten seconds', async () => {
    const browser = gateway.browser();
    await signUp(browser).expect(201);
    await signUp(browser).expect(201);
    await signUp(browser, undefined, { companyName: 'Other Ltd' }).expect(201);
    await signUp(gateway.browser()).expect(201);
    const [first, second, otherBody, otherBrowser] = await keysSeen();
    expect(second).toEqual(first);
    expect(first).toMatchObject({ ttlSeconds: 10 });
    expect(otherBody?.key).not.toBe(first?.key);
    expect(otherBrowser?.scope).not.toBe(first?.scope);
  });

  it('of a visitor begins no session: a cookie that says nothing else tells the browser from others', async () => {
    const check = (browser: Browser) =>
      browser.post('/api/compliance-check').send(VALID_BODIES['ComplianceCheckBody']).expect(201);
    const browser = gateway.browser();
    const { headers } = await check(browser);
    await check(browser);
    await check(gateway.browser());

    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^rep13-visitor=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const scopes = (await keysSeen()).map((key) => key?.scope);
    expect(scopes[1]).toBe(scopes[0]);
    expect(scopes[2]).not.toBe(scopes[0]);
    expect(`${headers['set-cookie']}`).not.toContain(`${scopes[0]}`);
    const stored = await gateway.database.query(
      `select sid from gateway.sessions where sess->>'scope' = any($1)`,
      [scopes],
    );
    expect(stored).toEqual([]);
  });

  it('with another body is another fingerprint under the same key', async () => {
    const browser = gateway.browser();
    await signUp(browser, 'key').expect(201);
    await signUp(browser, 'key', { companyName: 'Other Ltd' }).expect(201);
    const [first, second] = await keysSeen();
    expect(second).toMatchObject({ scope: first?.scope, key: 'key' });
    expect(second?.fingerprint).not.toBe(first?.fingerprint);
  });

  it('tells the services who asks, from where, and until when', async () => {
    const browser = gateway.browser().set('User-Agent', 'x'.repeat(600)) as Browser;
    const { headers } = await signUp(browser);
    await keysSeen();
    expect(seen[0]).toMatchObject({
      correlationId: headers['x-request-id'],
      actor: 'visitor',
      ipAddress: '127.0.0.1',
      userAgent: 'x'.repeat(512),
      deadline: expect.any(Number),
    });
  });
});
