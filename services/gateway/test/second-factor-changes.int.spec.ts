import type { OneTimePasswordView } from '@rep13/contracts-admin';
import {
  AdminUserRecoveryCodeUsed,
  AdminUserSecondFactorChanged,
  GetStaffAddressee,
} from '@rep13/contracts-gateway';
import { LOGGER, RpcClient } from '@rep13/service-kit';
import { natsUrlFor } from '@rep13/testing';
import { GatewayConfig } from '../src/config.ts';
import { addApp, codeOf, SHOW, staffOf } from './second-factors.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

let gateway: TestGateway;
let staff: Awaited<ReturnType<typeof staffOf>>;

beforeAll(async () => {
  gateway = await startGateway();
  staff = await staffOf(gateway);
});
afterAll(() => gateway.stop());

describe('the second factor of a member of staff', () => {
  it('is replaced by a recovery code when the device is lost, each of ten once', async () => {
    const { id, username, recoveryCodes } = await staff.hireWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const browser = await staff.halfWay(username);
    const [first = ''] = recoveryCodes;

    await browser
      .post(SHOW)
      .send({ code: ` ${first.toLowerCase()} ` })
      .expect(200);

    expect((await staff.factorsOf(browser)).recoveryCodesLeft).toBe(9);
    expect(await staff.announced(id, AdminUserRecoveryCodeUsed)).toEqual([
      { adminUserId: id, codesLeft: 9, usedAt: expect.any(String) },
    ]);
    const again = await staff.halfWay(username);
    await again.post(SHOW).send({ code: first }).expect(401);
    await browser.delete('/api/admin/second-factor/app').send({}).expect(200);
    expect((await addApp(gateway, browser)).status).toBe(201);
  });

  it('gets new recovery codes, which makes the former worthless', async () => {
    const { browser, username, recoveryCodes } = await staff.hireWithApp();
    const answer = await browser.post('/api/admin/second-factor/recovery-codes').send({}).expect(200);
    const renewed = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    const other = await staff.halfWay(username);
    await other.post(SHOW).send({ code: recoveryCodes[0] }).expect(401);
    await other.post(SHOW).send({ code: renewed[9] }).expect(200);
  });

  it('is not asked for any more when it is removed, and its recovery codes go with it', async () => {
    const { browser, username, recoveryCodes } = await staff.hireWithApp();
    await browser.delete('/api/admin/second-factor/app').send({}).expect(200);
    expect(await staff.factorsOf(browser)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    const other = gateway.browser();
    await staff.signIn(other, username).expect(200);
    await other.post('/api/admin/second-factor/recovery-codes').send({}).expect(409);
    expect(recoveryCodes).toHaveLength(10);
  });

  it('ends every other session when the first one is added', async () => {
    const { browser, username } = await staff.hire();
    const elsewhere = gateway.browser();
    await staff.signIn(elsewhere, username).expect(200);
    gateway.passTime(1);

    await addApp(gateway, browser);

    await elsewhere.get('/api/admin/user').expect(401);
    await browser.get('/api/admin/user').expect(200);
  });

  it.each([
    ['removed', 'delete', 'app'],
    ['given other recovery codes', 'post', 'recovery-codes'],
  ] as const)('ends every other session when it is %s, also one half-way', async (_, method, path) => {
    const { browser, username, key } = await staff.hireWithApp();
    const elsewhere = await staff.halfWay(username);
    await elsewhere
      .post(SHOW)
      .send({ code: codeOf(gateway, key) })
      .expect(200);
    const halfElsewhere = await staff.halfWay(username);
    gateway.passTime(1);

    await browser[method](`/api/admin/second-factor/${path}`).send({}).expect(200);

    await elsewhere.get('/api/admin/user').expect(401);
    await halfElsewhere.get(SHOW).expect(401);
    await browser.get('/api/admin/user').expect(200);
  });

  it('is mailed to its owner alone, whose address notifications asks for at that moment', async () => {
    const { id, username } = await staff.hire();
    const NATS_URL = natsUrlFor('notifications', gateway.nats.url);
    const config = Object.assign(new GatewayConfig(), { NATS_URL });
    const caller = { name: 'notifications', calls: [GetStaffAddressee] };
    const notifications = new RpcClient(config, caller, gateway.app.get(LOGGER));

    const addressee = await notifications.call(GetStaffAddressee, { adminUserId: id });
    const unknown = notifications.call(GetStaffAddressee, { adminUserId: 999_999 });

    expect(addressee).toEqual({ username, email: `${username}@rep13.test` });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    await notifications.onApplicationShutdown();
  });

  it('announces each change, with nothing secret in it', async () => {
    const { id, browser } = await staff.hireWithApp();
    await browser.post('/api/admin/second-factor/recovery-codes').send({}).expect(200);
    await browser.delete('/api/admin/second-factor/app').send({}).expect(200);
    await browser.delete('/api/admin/second-factor/app').send({}).expect(200);
    const changedAt: unknown = expect.any(String);
    expect(await staff.announced(id, AdminUserSecondFactorChanged)).toEqual(
      ['app-added', 'recovery-codes-made', 'app-removed'].map((change) => ({
        adminUserId: id,
        change,
        changedAt,
      })),
    );
  });

  it('outlives a new password that an admin made', async () => {
    const { id, username } = await staff.hireWithApp();
    const answer = await staff.admin.post(`/api/admin/users/${id}/reset-password`).send({}).expect(200);
    const { oneTimePassword } = answer.body as OneTimePasswordView;
    const { body } = await staff.signIn(gateway.browser(), username, oneTimePassword).expect(401);
    expect((body as { code: string }).code).toBe('gateway.mfa-required');
  });

  it('is taken off by another admin when device and codes are lost, which signs the owner out', async () => {
    const { id, username, browser } = await staff.hireWithApp();
    gateway.passTime(1);
    await staff.admin.delete(`/api/admin/users/${id}/second-factor`).send({}).expect(200);

    await browser.get('/api/admin/user').expect(401);
    await staff.signIn(gateway.browser(), username).expect(200);
    expect(await staff.announced(id, AdminUserSecondFactorChanged)).toContainEqual({
      adminUserId: id,
      change: 'all-removed',
      changedAt: expect.any(String),
    });
  });

  it('is not taken off by its owner’s own admin right', async () => {
    const { id, browser } = await staff.hireWithApp('admin');
    const { body } = await browser.delete(`/api/admin/users/${id}/second-factor`).send({}).expect(409);
    expect((body as { code: string }).code).toBe('gateway.own-account');
  });

  it('is set up once, and its key is told no more', async () => {
    const { browser } = await staff.hireWithApp();
    await browser.post('/api/admin/second-factor/app/key').send({}).expect(409);
  });
});
