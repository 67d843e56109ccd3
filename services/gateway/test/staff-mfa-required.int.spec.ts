import { addApp, codeOf, PASSWORD, SHOW, staffOf } from './second-factors.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('where staff may not do without a second factor', () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeAll(async () => {
    gateway = await startGateway({ STAFF_MFA: 'required' });
  });
  beforeEach(async () => {
    browser = gateway.browser();
    await gateway.database.query('delete from gateway.authenticator_apps');
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());

  it.each([
    ['get', '/api/admin/users'],
    ['get', '/api/admin/sessions'],
    ['get', '/api/admin/emails'],
    ['delete', '/api/admin/second-factor/app'],
    ['post', '/api/admin/second-factor/recovery-codes'],
  ] as const)('the password alone opens nothing: %s %s', async (method, path) => {
    const { body } = await browser[method](path).send({}).expect(403);
    expect((body as { code: string }).code).toBe('gateway.mfa-setup-required');
  });

  it('it opens no client’s file either', async () => {
    await browser.get('/api/signup/123456789').expect(404);
  });

  it('one may say who one is, change the password, and set one up, which opens admin', async () => {
    const { body } = await browser.get('/api/admin/user').expect(200);
    expect(body).toMatchObject({ hasSecondFactor: false, mustSetUpSecondFactor: true });

    const { key } = await addApp(gateway, browser);

    expect((await browser.get('/api/admin/user')).body).toMatchObject({ mustSetUpSecondFactor: false });
    await browser.get('/api/admin/users').expect(200);
    const other = gateway.browser();
    await other.post('/api/admin/login').send(ADMIN).expect(401);
    await other
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
    await other.get('/api/admin/users').expect(200);
  });

  it('a one-time password is replaced first', async () => {
    await addApp(gateway, browser);
    const body = { username: 'newcomer', email: 'newcomer@rep13.test', role: 'auditor' };
    const made = await browser.post('/api/admin/users').send(body).expect(201);
    const { oneTimePassword } = made.body as { oneTimePassword: string };
    const newcomer = gateway.browser();
    await newcomer
      .post('/api/admin/login')
      .send({ username: 'newcomer', password: oneTimePassword })
      .expect(200);
    const early = await newcomer.post('/api/admin/second-factor/app/key').send({}).expect(403);
    expect((early.body as { code: string }).code).toBe('gateway.password-change-required');
    gateway.passTime(1);
    await newcomer
      .post('/api/admin/password')
      .send({ currentPassword: oneTimePassword, newPassword: PASSWORD })
      .expect(200);
    expect((await addApp(gateway, newcomer)).status).toBe(201);
    await newcomer.get('/api/admin/emails').expect((answer) => expect(answer.status).not.toBe(403));
  });

  it('and where nobody says so, everybody goes on as before', async () => {
    const optional = await startGateway();
    const { admin } = await staffOf(optional);
    await admin.get('/api/admin/users').expect(200);
    await optional.stop();
  });
});
