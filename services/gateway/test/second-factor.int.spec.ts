import type { StaffMemberView } from '@rep13/contracts-admin';
import type { SecondFactorDemandView } from '@rep13/contracts-gateway';
import { Clock } from '@rep13/service-kit';
import { codeOf, PASSWORD, SHOW, staffOf, STEP, wrongCode } from './second-factors.ts';
import { SESSION_SECRET, startGateway, type TestGateway } from './start-gateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
let staff: Awaited<ReturnType<typeof staffOf>>;

beforeAll(async () => {
  gateway = await startGateway();
  staff = await staffOf(gateway);
});
afterAll(() => gateway.stop());

describe('a second factor of staff', () => {
  it('is asked for after the right password, and lets in with the code of the app', async () => {
    const { username, key } = await staff.hireWithApp();
    const browser = await staff.halfWay(username);

    const { body } = await browser.get(SHOW).expect(200);
    expect((body as SecondFactorDemandView).methods).toEqual(['app', 'recovery-code']);
    const signedIn = await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);

    expect(signedIn.body).toMatchObject({ username, hasSecondFactor: true, mustSetUpSecondFactor: false });
    await browser.get('/api/admin/user').expect(200);
    await browser.get(SHOW).expect(401);
  });

  it('is no sign-in to others before it was taken', async () => {
    const { id, username, key } = await staff.hireWithApp();
    const lastLogin = async () => {
      const { body } = await staff.admin.get('/api/admin/users').expect(200);
      return (body as StaffMemberView[]).find((member) => member.id === id)?.lastLogin;
    };
    const before = await lastLogin();
    gateway.passTime(MINUTE);
    const browser = await staff.halfWay(username);
    expect(await lastLogin()).toBe(before);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
    expect(await lastLogin()).not.toBe(before);
  });

  it('is not asked for where the password was wrong', async () => {
    const { username } = await staff.hireWithApp();
    const browser = gateway.browser();
    const { body } = await staff.signIn(browser, username, 'not the password').expect(401);
    expect((body as { code: string }).code).toBe('gateway.invalid-credentials');
    await browser.get(SHOW).expect(401);
  });

  it('counts only once a code has shown that the app has the key', async () => {
    const { browser, username } = await staff.hire();
    const { body } = await browser.post('/api/admin/second-factor/app/key').send({}).expect(200);
    const { key } = body as { key: string };

    const wrong = await browser
      .post('/api/admin/second-factor/app')
      .send({ code: wrongCode(gateway, key) })
      .expect(400);

    expect((wrong.body as { errors: unknown }).errors).toEqual([
      { path: 'code', message: expect.stringContaining('not right') },
    ]);
    expect(await staff.factorsOf(browser)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    await staff.signIn(gateway.browser(), username).expect(200);
  });

  it('opens nothing but itself before it is shown', async () => {
    const { username, key } = await staff.hireWithApp('admin');
    const browser = await staff.halfWay(username);

    await browser.get('/api/admin/user').expect(401);
    await browser.get('/api/admin/users').expect(401);
    await browser.get('/api/admin/second-factor').expect(401);
    await browser.delete('/api/admin/second-factor/app').send({}).expect(401);
    await browser
      .post('/api/admin/password')
      .send({ currentPassword: PASSWORD, newPassword: 'another long password' })
      .expect(401);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
  });

  it('has five minutes, then the password is asked for again', async () => {
    const { username, key } = await staff.hireWithApp();
    const browser = await staff.halfWay(username);
    gateway.passTime(5 * MINUTE);
    const { body } = await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(401);
    expect((body as { code: string }).code).toBe('gateway.not-signed-in');
  });

  it('takes a code once, in one browser or in two at the same time', async () => {
    const { username, key } = await staff.hireWithApp();
    const browsers = await Promise.all([1, 2, 3].map(() => staff.halfWay(username)));
    const code = codeOf(gateway, key);
    const answers = await Promise.all(browsers.map((browser) => browser.post(SHOW).send({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('does not take the code again that set it up, nor one from before the last', async () => {
    const { browser, username } = await staff.hire();
    const { key } = (await browser.post('/api/admin/second-factor/app/key').send({})).body as { key: string };
    const code = codeOf(gateway, key);
    await browser.post('/api/admin/second-factor/app').send({ code }).expect(201);
    const other = await staff.halfWay(username);
    await other.post(SHOW).send({ code }).expect(401);
    await other
      .post(SHOW)
      .send({ code: codeOf(gateway, key, 1) })
      .expect(200);
    const third = await staff.halfWay(username);
    await third
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(401);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [1, 200],
    [2, 401],
  ])('takes the code of %i steps from now with %i', async (steps, status) => {
    const { username, key } = await staff.hireWithApp();
    gateway.passTime(2 * STEP);
    const browser = await staff.halfWay(username);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key, steps) })
      .expect(status);
  });

  it('is guessed at twenty times in an hour and no more, however often the password is entered', async () => {
    const { username, key } = await staff.hireWithApp();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const browser = await staff.halfWay(username);
      const { status } = await browser.post(SHOW).send({ code: wrongCode(gateway, key) });
      statuses.push(status);
    }
    expect(statuses).toEqual([...(Array(20).fill(401) as number[]), 429]);
    const browser = await staff.halfWay(username);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(429);
  });

  it('ends half-way with the account that is closed or gets another password meanwhile', async () => {
    const { id, username, key } = await staff.hireWithApp();
    const browser = await staff.halfWay(username);
    gateway.passTime(1);
    await staff.admin.post(`/api/admin/users/${id}/deactivate`).send({}).expect(200);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(401);
  });

  it('is kept so that neither the tables nor the events tell it', async () => {
    const { key, recoveryCodes } = await staff.hireWithApp();
    const everything = JSON.stringify(
      await gateway.database.query(
        `select (select json_agg(a) from gateway.authenticator_apps a) apps,
                (select json_agg(r) from gateway.recovery_codes r) codes,
                (select json_agg(s) from gateway.sessions s) sessions,
                (select json_agg(o) from gateway.outbox_messages o) events`,
      ),
    );
    expect(everything).not.toContain(key.replaceAll(' ', ''));
    for (const code of recoveryCodes) expect(everything).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the secret that seals the keys of apps', () => {
  const NEXT = 'the next secret of the test, for sessions';
  const started: TestGateway[] = [];
  afterAll(async () => {
    for (const each of started.reverse()) await each.stop();
  });
  const start = async (environment: Record<string, string>) => {
    const next = await startGateway({ DATABASE_URL: gateway.database.serviceUrl, ...environment });
    started.push(next);
    return next;
  };

  it('is followed by another one, and every app goes on after the former is gone', async () => {
    const { username, key } = await staff.hireWithApp();
    const show = async (at: TestGateway) => {
      const browser = at.browser();
      await browser.post('/api/admin/login').send({ username, password: PASSWORD }).expect(401);
      return browser.post(SHOW).send({ code: codeOf(at, key) });
    };
    await start({ SESSION_SECRET: NEXT, SESSION_SECRET_PREVIOUS: SESSION_SECRET });
    const after = await start({ SESSION_SECRET: NEXT });
    // The test's own clock was put forward; the code has to be a later one for this one too.
    after.passTime(gatewayAhead() + 2 * STEP);
    expect((await show(after)).status).toBe(200);
  });
});

/** By how much the clock of the first gateway was put forward. */
const gatewayAhead = (): number => Math.max(0, gateway.app.get(Clock).now().getTime() - Date.now());
