import type { OneTimePasswordView } from '@rep13/contracts-admin';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { ServiceUnavailable } from '@rep13/service-kit';
import { OrderForTwo } from './order-for-two.ts';
import { addStaff, staffBrowser } from './staff-members.ts';
import type { Browser } from './start-gateway.ts';

let order: OrderForTwo;
/** An admin who has nothing to do with the others. */
let ida: Browser;
beforeAll(async () => {
  order = await OrderForTwo.start();
  await addStaff(order.gateway, 'ida', 'admin');
});
afterAll(() => order.stop());
beforeEach(async () => {
  await order.reset();
  await order.gateway.database.query(
    `delete from gateway.admin_user_changes;
     update gateway.admin_users set is_active = true, role = 'caseworker', must_change_password = false,
       password_hash = (select password_hash from gateway.admin_users where username = 'admin')
     where username = 'ben'`,
  );
  order.ada = await staffBrowser(order.gateway);
  order.ben = await staffBrowser(order.gateway, 'ben');
  ida = await staffBrowser(order.gateway, 'ida');
});

let made = 0;

/** `by` adds a caseworker, who chooses a password and signs in: it may be the very same person. */
async function makeColleague(by: Browser): Promise<{ browser: Browser; id: number }> {
  const username = `made-${(made += 1)}`;
  const body = { username, email: `${username}@rep13.test`, role: 'caseworker' };
  const given = (await by.post('/api/admin/users').send(body).expect(201)).body as OneTimePasswordView;
  const browser = order.gateway.browser();
  const { oneTimePassword: password } = given;
  await browser.post('/api/admin/login').send({ username, password }).expect(200);
  await browser
    .post('/api/admin/password')
    .send({ currentPassword: password, newPassword: 'the lamp on the north pier' })
    .expect(200);
  return { browser, id: given.user.id };
}

async function expectDependent(asker: Browser, other: Browser): Promise<void> {
  const id = await order.ask(asker);
  expect((await order.list(other)).find((each) => each.id === id)).toMatchObject({
    ...{ mayDecide: false, isDependent: true },
  });
  const { body } = await order.grant(id, other).expect(409);
  expect(body.code).toBe(ERROR_CODES.dependentApproval);
  expect(order.done).toEqual([]);
  await order.gateway.database.query('delete from gateway.approvals; delete from gateway.idempotency_keys');
}

describe('who stands too near to who asked', () => {
  it('does not agree: whom the asker made, and the other way round', async () => {
    const { browser } = await makeColleague(order.ada);
    await expectDependent(order.ada, browser);
    await expectDependent(browser, order.ada);
    const id = await order.ask(order.ada);
    await order.grant(id, order.ben).expect(200);
  });

  it('does not agree: two whom one person made, or over several', async () => {
    const [one, other] = [await makeColleague(order.ada), await makeColleague(order.ada)];
    await expectDependent(one.browser, other.browser);
    await order.ada.patch(`/api/admin/users/${one.id}`).send({ role: 'admin' }).expect(200);
    const { browser } = await makeColleague(one.browser);
    await expectDependent(order.ada, browser);
  });

  it.each([
    [
      'the role',
      () => order.ada.patch(`/api/admin/users/${order.benId}`).send({ role: 'admin' }).expect(200),
    ],
    [
      'the second factor',
      async () => {
        await order.gateway.database.query(
          `insert into gateway.passkeys (owner_kind, owner_id, credential_id, public_key, counter, transports, name, added_at)
           values ('admin', $1, 'x', '', 0, '{}', 'A key', now())`,
          [order.benId],
        );
        await order.ada.delete(`/api/admin/users/${order.benId}/second-factor`).expect(200);
        order.ben = await staffBrowser(order.gateway, 'ben');
      },
    ],
    [
      'the password',
      async () => {
        await order.ada.post(`/api/admin/users/${order.benId}/reset-password`).send({}).expect(200);
        await order.gateway.database.query(
          `update gateway.admin_users set must_change_password = false, password_valid_until = null,
             password_hash = (select password_hash from gateway.admin_users where username = 'admin')
           where username = 'ben'`,
        );
        order.ben = await staffBrowser(order.gateway, 'ben');
      },
    ],
    [
      'whether it is active',
      async () => {
        await order.ada.post(`/api/admin/users/${order.benId}/deactivate`).send({}).expect(200);
        await order.ada.post(`/api/admin/users/${order.benId}/reactivate`).send({}).expect(200);
        order.ben = await staffBrowser(order.gateway, 'ben');
      },
    ],
  ])('does not agree: whose account the asker changed, in %s', async (_, change) => {
    await change();
    await expectDependent(order.ada, order.ben);
    const id = await order.ask(ida);
    await order.grant(id, order.ben).expect(200);
  });

  it('agrees again a week after the change', async () => {
    const { browser } = await makeColleague(order.ada);
    await expectDependent(order.ada, browser);
    await order.gateway.database.query(
      `update gateway.admin_user_changes set changed_at = changed_at - interval '7 days 1 second'`,
    );
    await order.grant(await order.ask(order.ada), browser).expect(200);
  });

  it('is still somebody who could agree later: nobody does it alone because of that', async () => {
    await order.gateway.database.query(
      `update gateway.admin_users set is_active = false where username not in ('admin', 'ben')`,
    );
    await order.ada.post(`/api/admin/users/${order.benId}/deactivate`).send({}).expect(200);
    await order.ada.post(`/api/admin/users/${order.benId}/reactivate`).send({}).expect(200);
    await order.close(order.ada).expect(202);
    await order.gateway.database.query(`update gateway.admin_users set is_active = true`);
  });
});

describe('a request of somebody who may no longer ask', () => {
  const deactivate = () => order.ada.post(`/api/admin/users/${order.benId}/deactivate`).send({});

  it.each([
    ['is deactivated', deactivate],
    ['only reads', () => order.ada.patch(`/api/admin/users/${order.benId}`).send({ role: 'auditor' })],
  ])('ends when who asked %s', async (_, change) => {
    const id = await order.ask(order.ben);
    await change().expect(200);
    const { body } = await order.grant(id, ida).expect(409);
    expect(body.code).toBe(ERROR_CODES.approvalDecided);
    const [ended] = await order.list(ida);
    expect(ended).toMatchObject({ id, state: 'ended', mayDecide: false, decidedBy: null });
    expect(ended?.reason).toMatch(/^Who asked for it may no longer ask/);
    expect(order.done).toEqual([]);
  });

  it('stays ended when the account is opened again', async () => {
    const id = await order.ask(order.ben);
    await deactivate().expect(200);
    await order.ada.post(`/api/admin/users/${order.benId}/reactivate`).send({}).expect(200);
    await order.grant(id, ida).expect(409);
    expect(order.done).toEqual([]);
  });

  it('is either agreed to before, or ends, when both come at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      order.done.length = 0;
      await order.gateway.database.query(
        `delete from gateway.approvals; delete from gateway.idempotency_keys;
         delete from gateway.admin_user_changes;
         update gateway.admin_users set is_active = true where username = 'ben'`,
      );
      order.ben = await staffBrowser(order.gateway, 'ben');
      const id = await order.ask(order.ben);
      const [granted] = await Promise.all([order.grant(id, ida), deactivate().expect(200)]);
      const [approval] = await order.list(ida);
      expect([granted.status, approval?.state, order.done.length]).toEqual(
        granted.status === 200 ? [200, 'granted', 1] : [409, 'ended', 0],
      );
    }
  });

  it('ends too when it was agreed to before, and could not be done', async () => {
    const id = await order.ask(order.ben);
    order.refusal = new ServiceUnavailable();
    await order.gateway.database.query(
      `update gateway.approvals set carried_out_by = 1, carried_out_since = now() where id = $1`,
      [id],
    );
    await deactivate().expect(200);
    expect((await order.list(ida)).map(({ state }) => state)).toEqual(['open']);
    await order.gateway.database.query(
      `update gateway.approvals set carried_out_since = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await order.grant(id, ida).expect(409);
    expect(order.done).toEqual([]);
  });
});
