import {
  FindClientSignup,
  RegisterSignup,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { DomainError, SignedLinks } from '@rep13/service-kit';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const CLIENT_ID = 'DSA-ABC234';
const PASSWORD = 'five quiet geese';

describe('the set-up of a client account', () => {
  let gateway: TestGateway;
  const asked: { ownerProven: boolean }[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: SIGNUP }));
    gateway.stubbedServices.answer(FindClientSignup, () => ({ signupId: SIGNUP }));
    gateway.stubbedServices.answer(SetUpClientAccount, (command) => {
      asked.push(command);
      return { outcome: command.ownerProven ? ('activated' as const) : ('confirmation-sent' as const) };
    });
    gateway.stubbedServices.answer(SignInClient, ({ setupAsked }) => {
      if (setupAsked) throw new DomainError(403, 'onboarding.account-pending', 'Account is pending');
      throw new DomainError(401, 'gateway.invalid-credentials', 'Invalid credentials');
    });
  });
  afterAll(() => gateway.stop());
  beforeEach(() => void asked.splice(0));

  const setUp = (browser: Browser, given: object = {}) =>
    browser.post('/api/client/setup').send({ clientId: CLIENT_ID, password: PASSWORD, ...given });
  const signIn = (browser: Browser, clientId = CLIENT_ID) =>
    browser.post('/api/client/login').send({ clientId, password: PASSWORD });
  const link = (purpose: 'client-setup' | 'resume-signup', signupId = SIGNUP) =>
    new SignedLinks(SECRET).sign({ purpose, signupId }, 60);

  it('is done at once from the browser that registered, and with the mailed link', async () => {
    const registered = gateway.browser();
    await registered.post('/api/signup').send(buildSignupBody()).expect(201);

    await setUp(registered).expect(200, { outcome: 'activated' });
    await setUp(gateway.browser(), { token: link('client-setup') }).expect(200, { outcome: 'activated' });
  });

  it.each([
    ['nothing', undefined],
    ['a link for something else', () => link('resume-signup')],
    ['a link of another company', () => link('client-setup', 223_456_789)],
  ])('is left to the owner of the mailbox when somebody comes with %s', async (_, token) => {
    await setUp(gateway.browser(), { token: token?.() }).expect(202, { outcome: 'confirmation-sent' });
    expect(asked).toEqual([expect.objectContaining({ ownerProven: false })]);
  });

  it('is said to wait to the browser that asked for it, and to no other', async () => {
    const [asker, other] = [gateway.browser(), gateway.browser()];
    await setUp(asker, { clientId: 'dsa-abc234' }).expect(202);

    await signIn(asker).expect(403, { code: 'onboarding.account-pending', message: 'Account is pending' });
    const invalid = { code: 'gateway.invalid-credentials', message: 'Invalid credentials' };
    await signIn(asker, 'DSA-ABC235').expect(401, invalid);
    await signIn(other).expect(401, invalid);
  });

  it('is not ended by a link that confirms what somebody typed', async () => {
    await gateway.browser().post('/api/client/setup/confirm').send({ token: 'x' }).expect(404);
  });
});
