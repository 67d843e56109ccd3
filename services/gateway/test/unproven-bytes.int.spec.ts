import { RegisterSignup } from '@rep13/contracts-onboarding';
import { AddAuthorityFile, ReadAuthorityRequest } from '@rep13/contracts-sla';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { OnboardingFiles } from './onboarding-files.ts';
import { buildStatusView, buildTicketFileView, REFERENCE } from './orders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const TEN_MEGABYTES = Buffer.alloc(10_000_000, 'line of text\n');

describe('the bytes of who has proven no mailbox', () => {
  let gateway: TestGateway;
  let readsAnswers = false;

  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_UNPROVEN_MEGABYTES: '25' });
    new OnboardingFiles(gateway.stubbedServices);
    const { answer } = gateway.stubbedServices;
    answer(RegisterSignup, () => buildSignupView({ id: SIGNUP }));
    answer(ReadAuthorityRequest, () => buildStatusView({ readsAnswers }));
    answer(AddAuthorityFile, () => buildTicketFileView());
  });
  afterAll(() => gateway.stop());
  beforeEach(() => gateway.redis.flush());

  const from = (address: string) => gateway.browser().set('X-Forwarded-For', address) as Browser;
  const sendToOrder = async (browser: Browser) =>
    (
      await browser
        .post(`/api/authority-requests/${REFERENCE}/files`)
        .set('Authorization', 'Bearer token')
        .attach('file', TEN_MEGABYTES, 'a.txt')
    ).status;

  it('are 25 MB a day from one network for a registration', async () => {
    const visitor = from('2001:db8:1:2::1');
    await visitor.post('/api/signup').send(buildSignupBody()).expect(201);
    const send = async (name: string) =>
      (await visitor.post(`/api/provider-information/${SIGNUP}/files`).attach('file', TEN_MEGABYTES, name))
        .status;
    expect([await send('a.txt'), await send('b.txt'), await send('c.txt')]).toEqual([201, 201, 429]);
    expect(await sendToOrder(from('2001:db8:1:2:ffff::2'))).toBe(429);
    expect(await sendToOrder(from('2001:db8:1:3::1'))).toBe(201);
  });

  it('are 25 MB a day for an order too, until its mailbox shows that it is read', async () => {
    const filer = from('203.0.113.9');
    expect([await sendToOrder(filer), await sendToOrder(filer), await sendToOrder(filer)]).toEqual([
      201, 201, 429,
    ]);
    readsAnswers = true;
    expect(await sendToOrder(filer)).toBe(201);
  });
});
