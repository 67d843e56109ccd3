import type { PasskeyOptionsView, SecondFactorDemandView, SecondFactorsView } from '@rep13/contracts-gateway';
import { staffOf } from './second-factors.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { ORIGIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = '/api/admin/second-factor';
const SIGN_IN = '/api/admin/login/passkey';

let gateway: TestGateway;
let staff: Awaited<ReturnType<typeof staffOf>>;

beforeAll(async () => {
  gateway = await startGateway();
  staff = await staffOf(gateway);
});
afterAll(() => gateway.stop());

const optionsAt = async (browser: Browser, path: string) => {
  const { body } = await browser.post(`${path}/options`).send({}).expect(200);
  return (body as PasskeyOptionsView).options as { challenge: string; rpId?: string };
};

const add = async (browser: Browser, device: SoftAuthenticator, name = 'Laptop') =>
  browser
    .post(`${OWN}/passkeys`)
    .send({ answer: device.make(await optionsAt(browser, `${OWN}/passkeys`)), name });

/** A member of staff with one passkey. */
async function hireWithPasskey(device = new SoftAuthenticator(ORIGIN)) {
  const member = await staff.hire();
  const { body } = await add(member.browser, device).then((answer) => {
    expect(answer.status).toBe(201);
    return answer;
  });
  return { ...member, device, ...(body as { recoveryCodes: string[] }) };
}

describe('a passkey', () => {
  it('signs in after the password, and recovery codes came with it', async () => {
    const { username, device, recoveryCodes } = await hireWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const browser = await staff.halfWay(username);
    const { body } = await browser.get('/api/admin/login/second-factor').expect(200);
    expect((body as SecondFactorDemandView).methods).toEqual(['passkey', 'recovery-code']);

    const answer = device.show(await optionsAt(browser, SIGN_IN));
    await browser.post(SIGN_IN).send({ answer }).expect(200);

    const own = (await staff.factorsOf(browser)) as SecondFactorsView;
    expect(own.passkeys).toEqual([
      { id: expect.any(Number), name: 'Laptop', addedAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });

  it('is asked to sign something else each time, so that an answer is good once and in one browser', async () => {
    const { username, device } = await hireWithPasskey();
    const [one, other] = [await staff.halfWay(username), await staff.halfWay(username)];
    await optionsAt(other, SIGN_IN);
    const answer = device.show(await optionsAt(one, SIGN_IN));

    await other.post(SIGN_IN).send({ answer }).expect(401);
    await one.post(SIGN_IN).send({ answer }).expect(200);
    const again = await staff.halfWay(username);
    await again.post(SIGN_IN).send({ answer }).expect(401);
  });

  it('has one try at what it was asked to sign', async () => {
    const { username, device } = await hireWithPasskey();
    const browser = await staff.halfWay(username);
    const options = await optionsAt(browser, SIGN_IN);
    await browser
      .post(SIGN_IN)
      .send({ answer: new SoftAuthenticator(ORIGIN).show(options) })
      .expect(401);
    await browser
      .post(SIGN_IN)
      .send({ answer: device.show(options) })
      .expect(401);
  });

  it('whose counter goes back is a copy, and opens nothing', async () => {
    const { username, device } = await hireWithPasskey();
    const browser = await staff.halfWay(username);
    device.counter = 7;
    await browser
      .post(SIGN_IN)
      .send({ answer: device.show(await optionsAt(browser, SIGN_IN)) })
      .expect(200);
    const copy = await staff.halfWay(username);
    device.counter = 3;
    await copy
      .post(SIGN_IN)
      .send({ answer: device.show(await optionsAt(copy, SIGN_IN)) })
      .expect(401);
  });

  it.each([
    ['made for another site', new SoftAuthenticator('https://evil.example')],
    [
      'shown by a page of another site',
      new SoftAuthenticator('https://evil.example', new URL(ORIGIN).hostname),
    ],
  ])('%s is not taken', async (_, device) => {
    const { browser } = await staff.hire();
    const { status } = await add(browser, device);
    expect(status).toBe(400);
    expect((await staff.factorsOf(browser)).passkeys).toEqual([]);
  });

  it('of one colleague opens nothing of another', async () => {
    const one = await hireWithPasskey();
    const other = await hireWithPasskey();
    const browser = await staff.halfWay(other.username);
    await browser
      .post(SIGN_IN)
      .send({ answer: one.device.show(await optionsAt(browser, SIGN_IN)) })
      .expect(401);
    const { body } = await one.browser.get(OWN).expect(200);
    const [{ id } = { id: 0 }] = (body as SecondFactorsView).passkeys;
    await other.browser.delete(`${OWN}/passkeys/${id}`).send({}).expect(200);
    expect((await staff.factorsOf(one.browser)).passkeys).toHaveLength(1);
  });

  it('is one of several, each removed alone; with the last one the second factor is gone', async () => {
    const { browser, username } = await hireWithPasskey();
    expect((await add(browser, new SoftAuthenticator(ORIGIN), 'Phone')).body).toEqual({
      recoveryCodes: null,
    });
    const { passkeys } = await staff.factorsOf(browser);
    expect(passkeys.map(({ name }) => name)).toEqual(['Phone', 'Laptop']);

    await browser.delete(`${OWN}/passkeys/${passkeys[0]!.id}`).send({}).expect(200);
    await staff.halfWay(username);
    await browser.delete(`${OWN}/passkeys/${passkeys[1]!.id}`).send({}).expect(200);
    await staff.signIn(gateway.browser(), username).expect(200);
  });

  it('has a name without hidden characters', async () => {
    const { browser } = await staff.hire();
    const device = new SoftAuthenticator(ORIGIN);
    expect((await add(browser, device, 'Lap\u202Etop')).status).toBe(400);
    expect((await add(browser, device, '')).status).toBe(400);
  });
});
