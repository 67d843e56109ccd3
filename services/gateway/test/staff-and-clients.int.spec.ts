import { connect, type NatsConnection } from 'nats';
import { SignAgreement } from '@rep13/contracts-agreements';
import {
  CompletePayment,
  CreateProviderInformation,
  RegisterSignup,
  ResumeSignup,
  SignInClient,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { SignedLinks, type RequestContext } from '@rep13/service-kit';
import {
  buildAgreementView,
  buildClientUserView,
  buildPaymentView,
  buildSignupBody,
  buildSignupView,
} from './builders.ts';
import { buildProviderInformationBody } from './provider-information.ts';
import { ADMIN, SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const SIGNATURE = { signupId: SIGNUP, clientSignature: 'Ada', clientSignatureType: 'typed' };
const REFUSED = { code: 'gateway.forbidden', message: expect.stringContaining('sign out of admin') };

describe('staff', () => {
  let gateway: TestGateway;
  let observer: NatsConnection;
  const asked: object[] = [];
  const actors: string[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(RegisterSignup, () => (asked.push({}), buildSignupView({ id: SIGNUP })));
    stubbedServices.answer(ResumeSignup, () => buildSignupView({ id: SIGNUP }));
    stubbedServices.answer(SignInClient, () => buildClientUserView(SIGNUP));
    stubbedServices.answer(SignAgreement, () => (asked.push({}), buildAgreementView(SIGNUP)));
    stubbedServices.answer(CompletePayment, () => (asked.push({}), buildPaymentView(SIGNUP)));
    stubbedServices.answer(CreateProviderInformation, () => ({}) as ProviderInformationView);
    observer = await connect({ servers: gateway.nats.url });
    observer.subscribe(CreateProviderInformation.subject, {
      callback: (_, message) => {
        const header = decodeURIComponent(message.headers?.get('Rep13-Context') ?? '');
        actors.push((JSON.parse(header) as RequestContext).actor);
      },
    });
    await observer.flush();
  });
  afterAll(async () => {
    await observer.close();
    await gateway.stop();
  });
  beforeEach(() => {
    asked.length = 0;
    actors.length = 0;
  });

  const signInStaff = (browser: Browser) => browser.post('/api/admin/login').send(ADMIN).expect(200);
  const signInClient = (browser: Browser) =>
    browser.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }).expect(200);
  const register = (browser: Browser) => browser.post('/api/signup').send(buildSignupBody());
  const sign = (browser: Browser) => browser.post('/api/legal-agreement').send(SIGNATURE);
  const pay = (browser: Browser) => browser.post('/api/payment').send({ signupId: SIGNUP });
  const save = (browser: Browser) =>
    browser.post('/api/provider-information').send(buildProviderInformationBody(SIGNUP));

  it('can’t sign or pay for a client, nor accept the terms for a company', async () => {
    const staff = gateway.browser();
    await signInStaff(staff);
    for (const call of [sign, pay, register]) {
      const { body } = await call(staff).expect(403);
      expect(body).toEqual(REFUSED);
    }
    expect(asked).toEqual([]);
  });

  it('can’t do so either in a browser that registered the company, or in which its client is signed in', async () => {
    const registered = gateway.browser();
    await register(registered).expect(201);
    const client = gateway.browser();
    await signInClient(client);
    asked.length = 0;
    for (const browser of [registered, client]) {
      await signInStaff(browser);
      await sign(browser).expect(403);
      await pay(browser).expect(403);
    }
    expect(asked).toEqual([]);
  });

  it('who sign out leave the client to act in this browser', async () => {
    const browser = gateway.browser();
    await signInClient(browser);
    await signInStaff(browser);
    await browser.post('/api/admin/logout').expect(200);
    await sign(browser).expect(201);
    await pay(browser).expect(201);
  });

  it('can’t take up a registration by its mailed link, so none is open in their browser when they sign out', async () => {
    const token = new SignedLinks(SECRET).sign({ signupId: SIGNUP, purpose: 'resume-signup' }, 60);
    const staff = gateway.browser();
    await signInStaff(staff);
    const { body } = await staff.post('/api/signup/resume').send({ token }).expect(403);
    expect(body).toEqual(REFUSED);
    await staff.post('/api/admin/logout').expect(200);
    await sign(staff).expect(404);
    await pay(staff).expect(404);
    expect(asked).toEqual([]);

    await staff.post('/api/signup/resume').send({ token }).expect(200);
    await sign(staff).expect(201);
  });

  it('are named as who acted, also when somebody else is signed in', async () => {
    const browser = gateway.browser();
    await signInClient(browser);
    await save(browser).expect(201);
    await signInStaff(browser);
    await save(browser).expect(201);
    await observer.flush();
    expect(actors).toEqual([`client:${SIGNUP}`, 'admin:1']);
  });

  it('who were sent away are not named for what a client does', async () => {
    const browser = gateway.browser();
    await signInClient(browser);
    await signInStaff(browser);
    await gateway.database.query('update gateway.admin_users set is_active = false');
    await save(browser).expect(201);
    await gateway.database.query('update gateway.admin_users set is_active = true');
    await observer.flush();
    expect(actors).toEqual([`client:${SIGNUP}`]);
  });
});
