import {
  ClientAccountActivated,
  ClientPasswordChanged,
  FindClientSignup,
  ProfileChanged,
  ResetClientPassword,
  ResumeSignup,
  SetUpClientAccount,
} from '@rep13/contracts-onboarding';
import { DomainError, SignedLinks } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { IDS, ROUTES } from '@rep13/testing/api';
import { stubServices } from './access-stubs.ts';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { PDF } from './provider-information.ts';
import { SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = IDS.own;
const PASSWORD = 'five quiet geese';
const KEY = 'the key of one registration';

/** Every call with which a visitor does something for a registration. */
const OF_REGISTRATION = Object.entries(ROUTES).filter(([, { audience }]) => audience === 'owner');

describe('what a browser may do for a registration', () => {
  let gateway: TestGateway;
  let hasAccount: boolean;

  beforeAll(async () => {
    gateway = await startGateway();
    stubServices(gateway);
    const { stubbedServices } = gateway;
    const activate = () => {
      hasAccount = true;
      return { outcome: 'activated' as const };
    };
    stubbedServices.answer(FindClientSignup, () => ({ signupId: SIGNUP }));
    stubbedServices.answer(SetUpClientAccount, activate);
    stubbedServices.answer(ResetClientPassword, activate);
    stubbedServices.answer(ResumeSignup, ({ signupId }) => {
      if (!hasAccount) return buildSignupView({ id: signupId });
      throw new DomainError(410, 'onboarding.account-already-activated', 'Account is already activated');
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    hasAccount = false;
    await gateway.database.query('delete from gateway.sessions; delete from gateway.set_up_signups');
  });

  const token = (purpose: 'resume-signup' | 'reset-password') =>
    new SignedLinks(SECRET).sign(
      { purpose, signupId: SIGNUP, id: '0190b0a2-7d1c-7000-8000-000000000001' },
      3_600,
    );
  const register = (browser: Browser, id: number = SIGNUP) =>
    browser
      .post('/api/signup')
      .set('Idempotency-Key', `${KEY} ${id}`)
      .send(buildSignupBody({ companyName: String(id) }));
  const resume = (browser: Browser) =>
    browser.post('/api/signup/resume').send({ token: token('resume-signup') });
  const setUp = (browser: Browser) =>
    browser.post('/api/client/setup').send({ clientId: 'DSA-ABC234', password: PASSWORD });

  async function registeredAndResumed(): Promise<[Browser, Browser]> {
    const [registered, resumed] = [gateway.browser(), gateway.browser()];
    await register(registered).expect(201);
    await resume(resumed).expect(200);
    return [registered, resumed];
  }

  /** The statuses of every call there is for a registration. */
  async function statusesOf(browser: Browser): Promise<number[]> {
    const statuses: number[] = [];
    for (const [route, { body, sendsFile, params }] of OF_REGISTRATION) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? String(SIGNUP));
      const call = browser[method.toLowerCase() as 'get' | 'post' | 'patch'](address);
      if (sendsFile) void call.attach('file', PDF, 'policy.pdf');
      else if (method !== 'GET') void call.send(body?.(SIGNUP) ?? {});
      statuses.push((await call).status);
    }
    return statuses;
  }
  const nothing = OF_REGISTRATION.map(() => 404);

  it('ends when the account is set up, also in the browser that did it: the client signs in', async () => {
    const browsers = await registeredAndResumed();
    for (const browser of browsers) expect(await statusesOf(browser)).not.toContain(404);

    await setUp(browsers[0]).expect(200);

    for (const browser of browsers) expect(await statusesOf(browser)).toEqual(nothing);
    await browsers[0]
      .post('/api/client/login')
      .send({ clientId: String(SIGNUP), password: 'x' })
      .expect(200);
    expect(await statusesOf(browsers[0])).not.toContain(404);
  });

  it('ends when a mailed reset link is used', async () => {
    const browsers = await registeredAndResumed();

    const reset = { token: token('reset-password'), password: PASSWORD };
    await gateway.browser().post('/api/client/reset/confirm').send(reset).expect(200);

    for (const browser of browsers) expect(await statusesOf(browser)).toEqual(nothing);
  });

  const at = new Date().toISOString();
  it.each([
    [
      'set-up',
      () => gateway.stubbedServices.announce(ClientAccountActivated, { signupId: SIGNUP, activatedAt: at }),
    ],
    [
      'reset',
      () => gateway.stubbedServices.announce(ClientPasswordChanged, { signupId: SIGNUP, changedAt: at }),
    ],
  ])('ends also when only the event tells of the %s', async (_, announce) => {
    const [registered] = await registeredAndResumed();

    await announce();

    const isOver = async () => (await registered.get(`/api/signup/${SIGNUP}`)).status === 404;
    await eventually(isOver, { fact: 'the registration is over' });
  });

  it('ends in every browser when the legal contact has another address, and is resumed by a link mailed there', async () => {
    const [registered, resumed] = await registeredAndResumed();
    const fields = ['legalContactEmail' as const];
    const change = { signupId: SIGNUP, changeId: 7, fields, changedAt: new Date().toISOString() };

    await gateway.stubbedServices.announce(ProfileChanged, change);

    const isOver = async () => (await registered.get(`/api/signup/${SIGNUP}`)).status === 404;
    await eventually(isOver, { fact: 'the registration is over' });
    expect(await statusesOf(resumed)).toEqual(nothing);
    await resume(resumed).expect(200);
    expect(await statusesOf(resumed)).not.toContain(404);
  });

  it('does not come back by the mailed link, which is said to have ended', async () => {
    const [, resumed] = await registeredAndResumed();
    await setUp(resumed).expect(200);

    for (const browser of [resumed, gateway.browser()]) {
      const { body } = await resume(browser).expect(410);
      expect(body.code).toBe('onboarding.account-already-activated');
      expect(await statusesOf(browser)).toEqual(nothing);
    }
  });

  it('does not come back by registering again with the same key', async () => {
    const [registered] = await registeredAndResumed();
    await setUp(registered).expect(200);

    await register(registered).expect(201);

    expect(await statusesOf(registered)).toEqual(nothing);
  });

  it('stays with the browsers of other registrations', async () => {
    const [registered] = await registeredAndResumed();
    const other = gateway.browser();
    await register(other, IDS.other).expect(201);

    await setUp(registered).expect(200);

    await other.get(`/api/signup/${IDS.other}`).expect(200);
  });
});
