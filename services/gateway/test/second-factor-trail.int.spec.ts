import { SignInFailed, SignInSucceeded } from '@rep13/contracts-gateway';
import { eventually } from '@rep13/testing';
import { NO_LIMITS } from './everybody.ts';
import { codeOf, SHOW, staffOf, wrongCode } from './second-factors.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

describe('the audit trail of second factors', () => {
  let gateway: TestGateway;
  let staff: Awaited<ReturnType<typeof staffOf>>;

  beforeAll(async () => {
    gateway = await startGateway(NO_LIMITS);
    staff = await staffOf(gateway);
  });
  afterAll(() => gateway.stop());

  it('has a line for a wrong code, and calls it a sign-in only once the right one is shown', async () => {
    const { id, username, key } = await staff.hireWithApp();
    const signIns = async () => (await staff.announced(id, SignInSucceeded)).length;
    const before = await signIns();
    expect(before).toBe(1);

    const browser = await staff.halfWay(username);
    await browser
      .post(SHOW)
      .send({ code: wrongCode(gateway, key) })
      .expect(401);
    await eventually(async () => (await staff.announced(id, SignInFailed)).length === 1, {
      fact: 'the wrong code is told',
    });
    expect(await staff.announced(id, SignInFailed)).toEqual([
      expect.objectContaining({ account: 'admin', adminUserId: id, at: 'second-factor', times: 1 }),
    ]);
    expect(await signIns()).toBe(before);

    await browser
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
    expect(await signIns()).toBe(before + 1);
  });
});
