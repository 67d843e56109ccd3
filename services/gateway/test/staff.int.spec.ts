import type { OneTimePasswordView, StaffMemberView } from '@rep13/contracts-admin';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import {
  AdminUserCreated,
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
  AdminUserRoleChanged,
  SignInSucceeded,
} from '@rep13/contracts-gateway';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { eventually } from '@rep13/testing';
import { holdStaffLock } from './staff-lock.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const DAY = 24 * 60 * 60_000;
const NEW_PASSWORD = 'a new long password';

describe('staff', () => {
  let gateway: TestGateway;
  let admin: Browser;
  let last = 0;

  beforeAll(async () => {
    gateway = await startGateway();
    admin = await signedIn(ADMIN);
  });
  afterAll(() => gateway.stop());

  const signIn = (credentials: { username: string; password: string }, browser = gateway.browser()) =>
    browser.post('/api/admin/login').send(credentials);
  const signedIn = async (credentials: { username: string; password: string }): Promise<Browser> => {
    const browser = gateway.browser();
    await signIn(credentials, browser).expect(200);
    return browser;
  };

  /** A member of staff who has chosen a password. */
  const hire = async (role: AdminRole) => {
    const username = `member${(last += 1)}`;
    const body = { username, email: `${username}@rep13.test`, role };
    const { user, oneTimePassword } = (await admin.post('/api/admin/users').send(body).expect(201))
      .body as OneTimePasswordView;
    const browser = await signedIn({ username, password: oneTimePassword });
    gateway.passTime(1);
    await browser
      .post('/api/admin/password')
      .send({ currentPassword: oneTimePassword, newPassword: NEW_PASSWORD })
      .expect(200);
    return { id: user.id, browser, credentials: { username, password: NEW_PASSWORD } };
  };

  const act = (id: number, action: string, browser = admin) =>
    browser.post(`/api/admin/users/${id}/${action}`).send({});
  const changeRole = (id: number, role: string, browser = admin) =>
    browser.patch(`/api/admin/users/${id}`).send({ role });
  const staff = async (): Promise<StaffMemberView[]> =>
    (await admin.get('/api/admin/users').expect(200)).body as StaffMemberView[];
  const announced = async (id: number): Promise<EventEnvelope[]> => {
    const rows = await gateway.database.query<{ envelope: EventEnvelope }>(
      `select envelope from gateway.outbox_messages where envelope->'data'->>'adminUserId' = $1 order by id`,
      [String(id)],
    );
    return rows.map(({ envelope }) => envelope);
  };

  it('is hired with a one-time password, told once, which must be changed first', async () => {
    const body = { username: 'grace', email: 'grace@rep13.test', role: 'caseworker' };
    const answer = (await admin.post('/api/admin/users').send(body).expect(201)).body as OneTimePasswordView;

    expect(answer.user).toEqual({
      id: expect.any(Number),
      ...body,
      isActive: true,
      mustChangePassword: true,
      hasSecondFactor: false,
      lastLogin: null,
      createdAt: expect.any(String),
    });
    const everything = await gateway.database.query(
      `select u::text, (select json_agg(o)::text from gateway.outbox_messages o) from gateway.admin_users u`,
    );
    expect(JSON.stringify([everything, await staff()])).not.toContain(answer.oneTimePassword);
    const browser = await signedIn({ username: 'grace', password: answer.oneTimePassword });
    expect((await browser.get('/api/admin/users').expect(403)).body.code).toBe(
      'gateway.password-change-required',
    );
    gateway.passTime(1);
    await browser
      .post('/api/admin/password')
      .send({ currentPassword: answer.oneTimePassword, newPassword: NEW_PASSWORD })
      .expect(200);
    expect((await browser.get('/api/admin/users').expect(403)).body.code).toBe('gateway.forbidden');
  });

  it('is not hired twice under one name or address, whatever the case of its letters', async () => {
    const { id } = await hire('auditor');
    const body = { username: `MEMBER${last}`, email: `Member${last}@rep13.test`, role: 'auditor' };

    const answer = await admin.post('/api/admin/users').send(body).expect(409);

    expect(answer.body).toEqual({
      code: 'gateway.admin-user-exists',
      message: 'This member of staff exists already',
      errors: [
        { path: 'username', message: 'This name is taken' },
        { path: 'email', message: 'This address is taken' },
      ],
    });
    expect((await staff())[0]?.id).toBe(id);
  });

  it('is hired once by 10 requests in parallel', async () => {
    const body = { username: 'parallel', email: 'parallel@rep13.test', role: 'auditor' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/api/admin/users').send(body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...(Array(9).fill(409) as number[])]);
  });

  it.each([
    [{ username: 'two words' }, 'username'],
    [{ username: '' }, 'username'],
    [{ email: 'nowhere' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ isActive: true }, 'isActive'],
    [{ id: 1 }, 'id'],
  ])('is not hired with %p', async (wrong, path) => {
    const body = { username: 'wrong', email: 'wrong@rep13.test', role: 'admin', ...wrong };
    const { body: answer } = await admin.post('/api/admin/users').send(body).expect(400);
    expect((answer.errors as { path: string }[]).map((error) => error.path)).toEqual([path]);
  });

  it('is out at once when deactivated, and in again when reactivated', async () => {
    const member = await hire('caseworker');

    expect((await act(member.id, 'deactivate').expect(200)).body).toMatchObject({ isActive: false });
    await member.browser.get('/api/admin/user').expect(401);
    await signIn(member.credentials).expect(401);

    expect((await act(member.id, 'reactivate').expect(200)).body).toMatchObject({ isActive: true });
    await member.browser.get('/api/admin/user').expect(401);
    gateway.passTime(1);
    await signIn(member.credentials).expect(200);
  });

  it('may do what the new role allows at the next request', async () => {
    const member = await hire('auditor');
    await member.browser.get('/api/admin/users').expect(403);

    expect((await changeRole(member.id, 'admin').expect(200)).body).toMatchObject({ role: 'admin' });
    await member.browser.get('/api/admin/users').expect(200);

    await changeRole(member.id, 'auditor').expect(200);
    await member.browser.get('/api/admin/users').expect(403);
  });

  it('gets a new one-time password, which ends the sessions and the old password', async () => {
    const member = await hire('auditor');
    const { oneTimePassword, user } = (await act(member.id, 'reset-password').expect(200))
      .body as OneTimePasswordView;

    expect(user.mustChangePassword).toBe(true);
    await member.browser.get('/api/admin/user').expect(401);
    await signIn(member.credentials).expect(401);
    gateway.passTime(1);
    await signIn({ ...member.credentials, password: oneTimePassword }).expect(200);
  });

  it('has three days to use a one-time password', async () => {
    const member = await hire('auditor');
    const { oneTimePassword } = (await act(member.id, 'reset-password').expect(200))
      .body as OneTimePasswordView;
    const late = { ...member.credentials, password: oneTimePassword };
    gateway.passTime(3 * DAY - 60_000);
    await signIn(late).expect(200);
    gateway.passTime(60_000);
    await signIn(late).expect(401);
    admin = await signedIn(ADMIN);
  });

  it('does not take its own rights away', async () => {
    const { id, browser } = await hire('admin');
    for (const refused of [
      act(id, 'deactivate', browser),
      changeRole(id, 'auditor', browser),
      act(id, 'reset-password', browser),
    ]) {
      expect((await refused.expect(409)).body.code).toBe('gateway.own-account');
    }
    await changeRole(id, 'admin', browser).expect(200);
    await act(id, 'deactivate').expect(200);
  });

  it('keeps its last active admin', async () => {
    for (const refused of [act(1, 'deactivate'), changeRole(1, 'caseworker')]) {
      expect((await refused.expect(409)).body).toEqual({
        code: 'gateway.last-admin',
        message: 'This is the last active admin',
      });
    }
    await admin.get('/api/admin/users').expect(200);
  });

  it('keeps one of two admins who deactivate or demote each other at the same time', async () => {
    for (const attack of [
      (id: number, by: Browser) => act(id, 'deactivate', by),
      (id: number, by: Browser) => changeRole(id, 'auditor', by),
    ]) {
      const other = await hire('admin');
      const statuses = (await Promise.all([attack(other.id, admin), attack(1, other.browser)])).map(
        ({ status }) => status,
      );
      const admins = await gateway.database.query(
        `select id from gateway.admin_users where is_active and role = 'admin'`,
      );
      expect(admins).toHaveLength(1);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      await gateway.database.query(
        `update gateway.admin_users set is_active = true, role = 'admin', sessions_valid_from = created_at where id = 1`,
      );
      await gateway.database.query(`update gateway.admin_users set is_active = false where id = $1`, [
        other.id,
      ]);
    }
  });

  it.each([
    [
      'deactivated',
      `is_active = false, sessions_valid_from = sessions_valid_from + interval '1 second'`,
      401,
    ],
    ['demoted', `role = 'auditor'`, 403],
    ['given another password', `sessions_valid_from = sessions_valid_from + interval '1 second'`, 401],
  ])('changes nothing more with a request that was under way when it was %s', async (_, change, status) => {
    const acting = await hire('admin');
    const other = await hire('auditor');
    const body = { username: `late${other.id}`, email: `late${other.id}@rep13.test`, role: 'admin' };
    await act(other.id, 'deactivate').expect(200);
    const before = await staff();
    const lock = await holdStaffLock(gateway);

    const underWay = [
      acting.browser.post('/api/admin/users').send(body),
      act(other.id, 'reactivate', acting.browser),
      act(1, 'deactivate', acting.browser),
      act(1, 'reset-password', acting.browser),
      changeRole(other.id, 'admin', acting.browser),
    ].map((request) => request.then((answer) => answer.status));
    await lock.waitedFor(underWay.length);
    await gateway.database.query(`update gateway.admin_users set ${change} where id = $1`, [acting.id]);
    await lock.release();

    expect(await Promise.all(underWay)).toEqual(underWay.map(() => status));
    const others = (list: StaffMemberView[]) => list.filter(({ id }) => id !== acting.id);
    expect(others(await staff())).toEqual(others(before));
  });

  it('is changed in the open: each change is published once, with who did it', async () => {
    const { id } = await hire('auditor');
    await changeRole(id, 'caseworker').expect(200);
    await changeRole(id, 'caseworker').expect(200);
    await act(id, 'deactivate').expect(200);
    await act(id, 'deactivate').expect(200);
    await act(id, 'reactivate').expect(200);
    await act(id, 'reactivate').expect(200);
    await act(id, 'reset-password').expect(200);

    const envelopes = await announced(id);
    expect(envelopes.map(({ type, actor }) => [type, actor])).toEqual([
      [AdminUserCreated.type, 'admin:1'],
      [SignInSucceeded.type, `admin:${id}`],
      [AdminUserPasswordChanged.type, `admin:${id}`],
      [AdminUserRoleChanged.type, 'admin:1'],
      [AdminUserDeactivated.type, 'admin:1'],
      [AdminUserReactivated.type, 'admin:1'],
      [AdminUserPasswordReset.type, 'admin:1'],
    ]);
    await eventually(
      async () => {
        const waiting = await gateway.database.query(
          'select 1 from gateway.outbox_messages where published_at is null',
        );
        return waiting.length === 0;
      },
      { fact: "the gateway's relay published every event" },
    );
  });
});
