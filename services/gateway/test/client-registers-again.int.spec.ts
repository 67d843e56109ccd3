import { GetClientUser, GetSignup, RegisterAgain, SignInClient } from '@rep13/contracts-onboarding';
import { buildClientUserView, buildSignupView } from './builders.ts';
import { addApp } from './second-factors.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const FORMER = 734_512_901;
const LATER = 734_512_902;
const TICKED = {
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
  consentConfirmed: true,
};

let gateway: TestGateway;
let asked: RegisterAgain[];

beforeAll(async () => {
  gateway = await startGateway();
  const { stubbedServices } = gateway;
  stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
  stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  stubbedServices.answer(GetSignup, ({ signupId }) => buildSignupView({ id: signupId }));
  stubbedServices.answer(RegisterAgain, (command) => {
    asked.push(command);
    return buildSignupView({ id: LATER });
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  asked = [];
});

async function signedIn(id: number) {
  const browser = gateway.browser();
  await browser
    .post('/api/client/login')
    .send({ clientId: String(id), password: 'x' })
    .expect(200);
  return browser;
}

describe('a former client that registers again', () => {
  it('is signed in to the new account, and no more to the former one', async () => {
    const browser = await signedIn(FORMER);
    await browser.post('/api/client/registration').send(TICKED).expect(201);
    expect(asked).toEqual([{ signupId: FORMER, reusesPassword: true }]);
    const { body } = await browser.get('/api/client/user').expect(200);
    expect(body).toMatchObject({ signupId: LATER });
    await browser.get(`/api/signup/${LATER}`).expect(200);
    await browser.get(`/api/signup/${FORMER}`).expect(404);
  });

  it('keeps its second factor to the former account, and goes on as the visitor who registered', async () => {
    const browser = await signedIn(FORMER + 10);
    await addApp(gateway, browser, 'client');
    await browser.post('/api/client/registration').send(TICKED).expect(201);
    expect(asked).toEqual([{ signupId: FORMER + 10, reusesPassword: false }]);
    const { body } = await browser.get('/api/client/user').expect(200);
    expect(body).toMatchObject({ signupId: FORMER + 10 });
    await browser.get(`/api/signup/${LATER}`).expect(200);
  });

  it('ticks all four boxes', async () => {
    const browser = await signedIn(FORMER);
    const { body } = await browser
      .post('/api/client/registration')
      .send({ ...TICKED, termsAccepted: false })
      .expect(400);
    expect(body).toMatchObject({
      errors: [{ path: 'termsAccepted', message: 'You must accept the Terms of Service' }],
    });
    expect(asked).toEqual([]);
  });
});
