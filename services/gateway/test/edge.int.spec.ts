import { CompleteComplianceCheck, RegisterSignup } from '@rep13/contracts-onboarding';
import pg from 'pg';
import request from 'supertest';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const PATH = '/api/compliance-check';
const CHECK = {
  email: 'a@acme.example',
  companyName: 'Acme',
  question1: true,
  question2: true,
  question3: true,
};

/** Everything of the gateway waits for this lock. */
async function holdLock(url: string): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock gateway.sessions, gateway.admin_users in access exclusive mode');
  return {
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}

describe('what every call passes', () => {
  let gateway: TestGateway;
  let saved = 0;

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(CompleteComplianceCheck, (check) => {
      saved += 1;
      return { id: saved, ...check, requiresLegalRep: true, createdAt: '2026-11-20T09:00:00.000Z' };
    });
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView());
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    saved = 0;
    await gateway.database.query('delete from gateway.sessions');
  });

  const post = (origin: string | undefined, type: string, body: string, host?: string) => {
    const call = request(gateway.app.getHttpServer()).post(PATH).set('Content-Type', type);
    if (origin !== undefined) void call.set('Origin', origin);
    if (host !== undefined) void call.set('Host', host);
    return call.send(body);
  };

  it.each([
    ['no origin', undefined],
    ['a foreign origin', 'https://evil.example'],
    ['an origin that only begins like ours', `${ORIGIN}.evil.example`],
    ['an origin that hides itself', 'null'],
    ['a scheme of an app', 'chrome-extension://rep13.test'],
    ['the same host over another scheme', 'https://rep13.test'],
    ['the same host at another port', `${ORIGIN}:8080`],
  ])('refuses a change from %s', async (_, origin) => {
    const { body } = await post(origin, 'application/json', JSON.stringify(CHECK)).expect(403);
    expect(body).toEqual({ code: 'gateway.foreign-origin', message: 'Please use our own site' });
    expect(saved).toBe(0);
  });

  it.each(['127.0.0.1:1234', 'evil.example', 'rep13.test:8080'])(
    'takes no change from %s only because it is called by that name',
    async (host) => {
      await post(`http://${host}`, 'application/json', JSON.stringify(CHECK), host).expect(403);
      await post(`https://${host}`, 'application/json', JSON.stringify(CHECK), host).expect(403);
      expect(saved).toBe(0);
      await post(ORIGIN, 'application/json', JSON.stringify(CHECK), host).expect(201);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const { body } = await post(ORIGIN, type, JSON.stringify(CHECK)).expect(415);
      expect(body).toEqual({ code: 'gateway.unsupported-media-type', message: 'Please send JSON' });
      expect(saved).toBe(0);
    },
  );

  it.each([
    ['half a body', '{"email":', 400, 'gateway.malformed-body'],
    ['no object', '"text"', 400, 'gateway.malformed-body'],
    ['a list', '[]', 400, 'gateway.validation-failed'],
    ['nothing', '', 400, 'gateway.validation-failed'],
    ['200 kB', JSON.stringify({ ...CHECK, companyName: 'x'.repeat(200_000) }), 413, 'gateway.body-too-large'],
    ['40,000 levels', '['.repeat(40_000) + ']'.repeat(40_000), 400, 'gateway.body-too-complex'],
    ['an unknown property', JSON.stringify({ ...CHECK, id: 1 }), 400, 'gateway.validation-failed'],
    [
      'lists for texts',
      JSON.stringify({ ...CHECK, email: ['a@b.example'] }),
      400,
      'gateway.validation-failed',
    ],
    ['texts for booleans', JSON.stringify({ ...CHECK, question1: 'true' }), 400, 'gateway.validation-failed'],
  ])('refuses %s and saves nothing', async (_, body, status, code) => {
    const answer = await post(ORIGIN, 'application/json', body).expect(status);
    expect(Object.keys(answer.body).filter((name) => name !== 'errors')).toEqual(['code', 'message']);
    expect(answer.body.code).toBe(code);
    expect(saved).toBe(0);
    expect(await gateway.database.query('select sid from gateway.sessions')).toEqual([]);
  });

  it.each(['application/csp-report', 'application/reports+json', 'application/json'])(
    'refuses reports with too many values, as %s',
    async (type) => {
      const report = JSON.stringify(Array.from({ length: 6_000 }, () => 1));
      const call = request(gateway.app.getHttpServer()).post('/api/csp-reports').set('Content-Type', type);
      const { body } = await call.send(report).expect(400);
      expect(body.code).toBe('gateway.body-too-complex');
    },
  );

  it('lets nobody reach prototypes through a body', async () => {
    const polluted = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await post(ORIGIN, 'application/json', polluted).expect(400);
    expect({}).not.toHaveProperty('polluted');
  });

  it('names every refused field with its text', async () => {
    const wrong = buildSignupBody({ companyName: ' ', registeredAddress: 'short', termsAccepted: false });
    const { body } = await gateway.browser().post('/api/signup').send(wrong).expect(400);
    expect(body.errors).toHaveLength(3);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'companyName', message: 'Company name is required' },
        { path: 'registeredAddress', message: 'Please provide a complete registered address' },
        { path: 'termsAccepted', message: 'You must accept the Terms of Service' },
      ]),
    );
  });

  it('answers an unknown path of the API as not found', async () => {
    const { body } = await gateway.browser().get('/api/nothing').expect(404);
    expect(body).toEqual({ code: 'gateway.not-found', message: 'Not found' });
  });

  it('answers 503 when nobody answers behind it', async () => {
    const answer = await gateway
      .browser()
      .post('/api/client/setup')
      .send({ clientId: 'DSA-ABC234', password: 'long enough' });
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 'gateway.service-unavailable', message: 'Service unavailable' },
    ]);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('answers 503 when its database hangs and is needed, and works again when it does', async () => {
    const signUp = () => gateway.browser().post('/api/signup').send(buildSignupBody());
    const lock = await holdLock(gateway.database.url);
    const answers = await Promise.all([
      signUp(),
      gateway.browser().post('/api/admin/login').send(ADMIN),
      gateway.browser().post(PATH).send(CHECK),
    ]).finally(() => lock.release());
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 201]);
    await signUp().expect(201);
  });

  it('gives each answer a request id: the caller’s own if it is a UUID', async () => {
    const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    const own = await gateway.browser().get('/api/ip').set('X-Request-Id', id);
    expect(own.headers['x-request-id']).toBe(id);
    const forged = await gateway.browser().get('/api/ip').set('X-Request-Id', '1\tforged');
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it('forbids keeping, framing and guessing the type of answers', async () => {
    const { headers } = await gateway.browser().get('/api/ip').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('believes no X-Forwarded-For unless a trusted proxy sent it', async () => {
    const { body } = await gateway.browser().get('/api/ip').set('X-Forwarded-For', '203.0.113.7');
    expect(body).toEqual({ ip: '127.0.0.1' });
  });

  it('describes itself at /api/docs under a strict policy', async () => {
    const page = await gateway.browser().get('/api/docs').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
    const { body } = await gateway.browser().get('/api/docs-json').expect(200);
    expect(Object.keys(body.paths)).toContain('/api/legal-agreement/{signupId}/pdf');
    expect(body.components.schemas.PaymentBody.required).toEqual(['signupId']);
  });
});
