import { createHash } from 'node:crypto';
import {
  GetClientUser,
  GetSignup,
  RegisterSignup,
  ResumeSignup,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { Clock, SignedLinks } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import type { SessionData } from '../src/identity/sessions/session-data.ts';
import { buildClientUserView, buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('sessions', () => {
  let gateway: TestGateway;
  const signup = buildSignupView();

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(RegisterSignup, () => signup);
    gateway.stubbedServices.answer(GetSignup, () => signup);
    gateway.stubbedServices.answer(ResumeSignup, () => signup);
    gateway.stubbedServices.answer(SignInClient, () => buildClientUserView(signup.id));
    gateway.stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.database.query('delete from gateway.sessions'));

  const register = (browser: Browser) => browser.post('/api/signup').send(buildSignupBody()).expect(201);
  const signIn = (browser: Browser) =>
    browser.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'a password' }).expect(200);
  const signInAdmin = (browser: Browser) => browser.post('/api/admin/login').send(ADMIN).expect(200);
  const sessionIn = (cookies: unknown) => /rep13=s%3A[^;]+/.exec((cookies as string[]).join('\n'))?.[0] ?? '';
  const idIn = (cookies: unknown) => /rep13=s%3A([^.]+)\./.exec(String(cookies))?.[1] ?? '';
  const storedIds = async () =>
    (await gateway.database.query<{ sid: string }>('select sid from gateway.sessions')).map(({ sid }) => sid);

  /** The time of a request is noted after its answer. */
  const noted = () =>
    eventually(
      async () => {
        const [row] = await gateway.database.query<{ sess: SessionData }>(
          'select sess from gateway.sessions',
        );
        const now = gateway.app.get(Clock).now().getTime();
        return row && now - row.sess.seenAt < MINUTE;
      },
      { fact: 'the request is noted in its session' },
    );

  it('are not made for people who only look', async () => {
    const { headers } = await gateway.browser().get('/api/client/user').expect(401);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await storedIds()).toEqual([]);
  });

  it('are kept as the hash of the cookie, which no script may read', async () => {
    const { headers } = await register(gateway.browser());
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax$/)]);
    const id = idIn(headers['set-cookie']);
    expect(await storedIds()).toEqual([createHash('sha256').update(id).digest('hex')]);
  });

  it('get a new id at a sign-in, and the old one is worth nothing', async () => {
    const browser = gateway.browser();
    const before = sessionIn((await register(browser)).headers['set-cookie']);
    const after = await signIn(browser);
    expect(idIn(after.headers['set-cookie'])).not.toBe(idIn(before));
    await gateway.browser().get(`/api/signup/${signup.id}`).set('Cookie', before).expect(404);
    await browser.get(`/api/signup/${signup.id}`).expect(200);
  });

  it('sign an admin out after half an hour without a request', async () => {
    const browser = gateway.browser();
    await signInAdmin(browser);
    gateway.passTime(29 * MINUTE);
    await browser.get('/api/admin/user').expect(200);
    await noted();
    gateway.passTime(29 * MINUTE);
    await browser.get('/api/admin/user').expect(200);
    gateway.passTime(30 * MINUTE);
    await browser.get('/api/admin/user').expect(401);
    await browser.get('/api/admin/user').expect(401);
  });

  it('are not kept alive by a screen that nobody sits at', async () => {
    const browser = gateway.browser();
    await signInAdmin(browser);
    for (let polls = 0; polls < 3; polls += 1) {
      gateway.passTime(9 * MINUTE);
      await browser.get('/api/admin/user').set('X-Background', '1').expect(200);
    }
    gateway.passTime(3 * MINUTE);
    await browser.get('/api/admin/user').set('X-Background', '1').expect(401);
  });

  it('are kept alive by an action, also if it is called background', async () => {
    const browser = gateway.browser();
    await signInAdmin(browser);
    gateway.passTime(29 * MINUTE);
    await browser.post('/api/admin/password').set('X-Background', '1').send({}).expect(400);
    await noted();
    gateway.passTime(29 * MINUTE);
    await browser.get('/api/admin/user').expect(200);
  });

  it('sign an admin out 12 hours after the sign-in, however busy', async () => {
    const browser = gateway.browser();
    await signInAdmin(browser);
    for (let hours = 0; hours < 12; hours += 0.4) {
      await browser.get('/api/admin/user').expect(200);
      await noted();
      gateway.passTime(0.4 * HOUR);
    }
    await browser.get('/api/admin/user').expect(401);
  });

  it('keep a client for 12 hours without a request', async () => {
    const browser = gateway.browser();
    await signIn(browser);
    gateway.passTime(12 * HOUR - MINUTE);
    await browser.get('/api/client/user').expect(200);
    await noted();
    gateway.passTime(12 * HOUR);
    await browser.get('/api/client/user').expect(401);
  });

  it('of client and admin in one browser are left one by one', async () => {
    const browser = gateway.browser();
    await signIn(browser);
    await signInAdmin(browser);
    await browser.post('/api/admin/logout').expect(200);
    await browser.get('/api/admin/user').expect(401);
    await browser.get('/api/client/user').expect(200);
  });

  it('end at a logout for a stolen copy of the cookie too', async () => {
    const browser = gateway.browser();
    const cookie = sessionIn((await signIn(browser)).headers['set-cookie']);
    const copy = () => gateway.browser().get('/api/client/user').set('Cookie', cookie);
    await copy().expect(200);
    await browser.post('/api/client/logout').expect(200);
    await copy().expect(401);
    expect(await storedIds()).toEqual([]);
  });

  it('of a visitor end at a logout too, also for a copy of the cookie; staff at the same browser stays', async () => {
    const browser = gateway.browser();
    const cookie = sessionIn((await register(browser)).headers['set-cookie']);
    await browser.post('/api/client/logout').expect(200);
    await browser.get(`/api/signup/${signup.id}`).expect(404);
    await gateway.browser().get(`/api/signup/${signup.id}`).set('Cookie', cookie).expect(404);
    expect(await storedIds()).toEqual([]);

    await register(browser);
    await signInAdmin(browser);
    await browser.post('/api/client/logout').expect(200);
    await browser.get('/api/admin/user').expect(200);
    expect(await gateway.database.query('select 1 from gateway.session_signups')).toEqual([]);
  });

  it('give no cookie with a failure that would take the place of the one that holds the registration', async () => {
    const { database } = gateway;
    await database.query(`create function gateway.no_room() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = '53100'; end $$`);
    await database.query(`create trigger no_room before insert on gateway.session_signups
      for each statement execute function gateway.no_room()`);
    const failed = await gateway.browser().post('/api/signup').send(buildSignupBody()).expect(503);
    await database.query('drop function gateway.no_room cascade');

    expect(sessionIn(failed.headers['set-cookie'] ?? [])).toBe('');
  });

  it('can be joined from another device with the mailed link only', async () => {
    const links = new SignedLinks(SECRET, () => gateway.app.get(Clock).now());
    const token = links.sign({ purpose: 'resume-signup', signupId: signup.id }, 60);
    const other = gateway.browser();
    await other.get(`/api/signup/${signup.id}`).expect(404);
    await other.post('/api/signup/resume').send({ token }).expect(200, signup);
    await other.get(`/api/signup/${signup.id}`).expect(200);

    const wrongPurpose = links.sign({ purpose: 'client-setup', signupId: signup.id }, 60);
    for (const forged of [wrongPurpose, `${token}x`, 'x', '.']) {
      const { body } = await gateway.browser().post('/api/signup/resume').send({ token: forged }).expect(410);
      expect(body.code).toBe('onboarding.link-expired');
    }
  });

  it('carry a Secure __Host- cookie where the site is https', async () => {
    const secure = await startGateway({ PUBLIC_URL: 'https://rep13.test' });
    try {
      const browser = secure.browser().set('Origin', 'https://rep13.test') as Browser;
      const { headers } = await signInAdmin(browser);
      expect(headers['set-cookie']).toContainEqual(
        expect.stringMatching(/^__Host-rep13=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      );
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await secure.stop();
    }
  });
});
