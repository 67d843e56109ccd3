import { ClientRecoveryCodeUsed, ClientSecondFactorChanged } from '@rep13/contracts-gateway';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import {
  GetClientDetail,
  GetClientUser,
  ResetClientPassword,
  SignInClient,
  type ClientAccountDetailView,
} from '@rep13/contracts-onboarding';
import { NotFound, SignedLinks } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { addApp, codeOf, wrongCode } from './second-factors.ts';
import { ADMIN, SECRET, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SHOW = '/api/client/login/second-factor';

let gateway: TestGateway;
let last = 512_000_000;

beforeAll(async () => {
  gateway = await startGateway();
  const { stubbedServices } = gateway;
  stubbedServices.answer(SignInClient, ({ clientId }) => buildClientUserView(Number(clientId)));
  stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
  stubbedServices.answer(GetClientDetail, ({ signupId }) => {
    if (signupId === 1) throw new NotFound();
    return { id: signupId } as ClientAccountDetailView;
  });
});
afterAll(() => gateway.stop());

const signIn = (browser: Browser, id: number) =>
  browser.post('/api/client/login').send({ clientId: String(id), password: 'x' });

/** A client with an authenticator app, signed in. */
async function clientWithApp() {
  const id = (last += 1);
  const browser = gateway.browser();
  await signIn(browser, id).expect(200);
  return { id, browser, ...(await addApp(gateway, browser, 'client')) };
}

async function halfWay(id: number): Promise<Browser> {
  const browser = gateway.browser();
  const { body } = await signIn(browser, id).expect(401);
  expect((body as { code: string }).code).toBe('gateway.mfa-required');
  return browser;
}

const announced = async (id: number, { type }: { type: string }) => {
  const rows = await gateway.database.query<{ envelope: EventEnvelope }>(
    `select envelope from gateway.outbox_messages
     where envelope->'data'->>'signupId' = $1 and envelope->>'type' = $2 order by id`,
    [String(id), type],
  );
  return rows.map(({ envelope }) => envelope.data);
};

describe('a second factor of a client', () => {
  it('is the client’s own choice: without one the password signs in', async () => {
    const id = (last += 1);
    const browser = gateway.browser();
    await signIn(browser, id).expect(200);
    await browser.get('/api/client/user').expect(200);
  });

  it('is asked for after the right password, opens nothing before, and lets in with a code', async () => {
    const { id, key } = await clientWithApp();
    const browser = await halfWay(id);
    await browser.get('/api/client/user').expect(401);
    await browser.get('/api/client/second-factor').expect(401);
    await browser.get('/api/admin/login/second-factor').expect(401);
    await browser
      .post(SHOW)
      .send({ code: wrongCode(gateway, key) })
      .expect(401);

    const { body } = await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);

    expect(body).toMatchObject({ signupId: id });
    await browser.get('/api/client/user').expect(200);
    const other = await halfWay(id);
    await other
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(401);
  });

  it('stands when the password was reset by a mailed link', async () => {
    const { id, key } = await clientWithApp();
    const half = await halfWay(id);
    gateway.passTime(1);
    gateway.stubbedServices.answer(
      ResetClientPassword,
      () => ({ changedAt: new Date().toISOString() }) as never,
    );
    const links = new SignedLinks(SECRET, () => new Date());
    const resetId = '0190b0a2-7d1c-7000-8000-000000000001';
    const token = links.sign({ signupId: id, purpose: 'reset-password', id: resetId }, 3_600);
    const browser = gateway.browser();
    await browser
      .post('/api/client/reset/confirm')
      .send({ token, password: 'a harbour seal sleeps' })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    await browser.get('/api/client/user').expect(401);

    const { body } = await signIn(browser, id).expect(401);

    expect((body as { code: string }).code).toBe('gateway.mfa-required');
    await half.get(SHOW).expect(401);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
  });

  it('is replaced by a recovery code, each good once, which is announced', async () => {
    const { id, recoveryCodes } = await clientWithApp();
    const browser = await halfWay(id);
    await browser.post(SHOW).send({ code: recoveryCodes[0] }).expect(200);
    const again = await halfWay(id);
    await again.post(SHOW).send({ code: recoveryCodes[0] }).expect(401);
    expect(await announced(id, ClientRecoveryCodeUsed)).toEqual([
      { signupId: id, codesLeft: 9, usedAt: expect.any(String) },
    ]);
  });

  it('ends every other session when it changes, also one half-way, and goes on in this one', async () => {
    const { id, browser, key } = await clientWithApp();
    const elsewhere = await halfWay(id);
    await elsewhere
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
    const halfElsewhere = await halfWay(id);

    await browser.delete('/api/client/second-factor/app').send({}).expect(200);

    await elsewhere.get('/api/client/user').expect(401);
    await halfElsewhere.get(SHOW).expect(401);
    await browser.get('/api/client/user').expect(200);
    await signIn(gateway.browser(), id).expect(200);
    expect(
      (await announced(id, ClientSecondFactorChanged)).map((data) => (data as { change: string }).change),
    ).toEqual(['app-added', 'app-removed']);
  });

  it('is one client’s alone: the code of another opens nothing', async () => {
    const one = await clientWithApp();
    const other = await clientWithApp();
    const browser = await halfWay(one.id);
    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, other.key) })
      .expect(401);
    await browser.post(SHOW).send({ code: other.recoveryCodes[0] }).expect(401);
  });

  it('is taken off by an admin when device and codes are lost, which signs the client out', async () => {
    const { id, browser } = await clientWithApp();
    const admin = gateway.browser();
    await admin.post('/api/admin/login').send(ADMIN).expect(200);

    await admin.delete(`/api/admin/clients/${id}/second-factor`).send({}).expect(200);
    await admin.delete('/api/admin/clients/1/second-factor').send({}).expect(404);

    await browser.get('/api/client/user').expect(401);
    await signIn(gateway.browser(), id).expect(200);
    expect(await announced(id, ClientSecondFactorChanged)).toContainEqual({
      signupId: id,
      change: 'all-removed',
      changedAt: expect.any(String),
    });
  });
});
