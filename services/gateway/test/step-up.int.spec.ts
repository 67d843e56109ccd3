import {
  SetContactPoint,
  SignContactPointAddendum,
  type ContactPointAddendumView,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import type { SessionView } from '@rep13/contracts-gateway';
import {
  GetClientUser,
  ListSignups,
  ReactivateClient,
  SignInClient,
  SuspendClient,
  type ClientAccountDetailView,
} from '@rep13/contracts-onboarding';
import { DomainError } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { NO_LIMITS } from './everybody.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const MINUTE = 60_000;
const RIGHT = 'the-clients-own';
const REFUSED = { code: 'gateway.step-up-required', message: 'Please enter your password again' };
const UNKNOWN_ID = '019aa08e-8b40-7bbb-8ccc-0123456789ab';

type Call = [what: string, call: (browser: Browser) => ReturnType<Browser['get']>];

const OF_STAFF: Call[] = [
  ['adding staff', (staff) => staff.post('/api/admin/users').send({ role: 'admin' })],
  ['changing a role', (staff) => staff.patch('/api/admin/users/99').send({ role: 'admin' })],
  ...['deactivate', 'reactivate', 'reset-password'].map((act): Call => [
    act,
    (staff) => staff.post(`/api/admin/users/99/${act}`),
  ]),
  ['removing a colleague’s second factor', (staff) => staff.delete('/api/admin/users/99/second-factor')],
  ['removing a client’s', (staff) => staff.delete(`/api/admin/clients/${OWN}/second-factor`)],
  ['removing the own app', (staff) => staff.delete('/api/admin/second-factor/app')],
  ['removing a passkey', (staff) => staff.delete('/api/admin/second-factor/passkeys/1')],
  ['setting up an app', (staff) => staff.post('/api/admin/second-factor/app').send({ code: '123456' })],
  ['asking for its key', (staff) => staff.post('/api/admin/second-factor/app/key')],
  ['adding a passkey', (staff) => staff.post('/api/admin/second-factor/passkeys').send({})],
  [
    'ending a mandate',
    (staff) =>
      staff.post('/api/admin/mandates/R13-ABCDEFGH/end').send({ endsAt: '2026-12-31', reason: 'asked' }),
  ],
  ['accepting a change', (staff) => staff.post('/api/admin/profile-changes/1/accept')],
  [
    'changing the details of a client',
    (staff) => staff.post(`/api/admin/clients/${OWN}/profile-changes`).send({ companyName: 'Other Inc.' }),
  ],
  ['setting a legal hold', (staff) => staff.post('/api/admin/legal-holds').send({})],
  ['changing the directory of authorities', (staff) => staff.put('/api/admin/authorities').send({})],
  ['taking an authority out of it', (staff) => staff.delete('/api/admin/authorities/1')],
  [
    'changing where an authority reads our mails',
    (staff) => staff.post('/api/admin/sla-tickets/1/authority-address').send({}),
  ],
  ['keeping the key of an officer', (staff) => staff.post('/api/admin/authorities/1/keys').send({})],
  ['ending one', (staff) => staff.delete('/api/admin/authorities/1/keys/1')],
  ['saying who is on call', (staff) => staff.put('/api/admin/on-call').send({ adminUserId: 999 })],
  [
    'recording a look at a register',
    (staff) => staff.post(`/api/admin/clients/${OWN}/tax-id-checks`).send({ isValid: true, note: 'x' }),
  ],
  [
    'writing an invoice',
    (staff) =>
      staff.post('/api/admin/payments/1/invoice').send({ vatTreatment: 'outside-scope', reason: 'x' }),
  ],
  [
    'announcing a fee',
    (staff) => staff.post(`/api/admin/clients/${OWN}/fee-change`).send({ amountCents: 36_000 }),
  ],
  ['announcing a fee to all', (staff) => staff.post('/api/admin/fee-changes').send({ amountCents: 36_000 })],
  ['ticking a billing task off', (staff) => staff.post('/api/admin/billing-tasks/1/done').send({})],
  ['agreeing to a step for two', (staff) => staff.post(`/api/admin/approvals/${UNKNOWN_ID}/grant`).send({})],
  ['refusing one', (staff) => staff.post(`/api/admin/approvals/${UNKNOWN_ID}/refuse`).send({ reason: 'No' })],
  ['writing on the status page', (staff) => staff.patch('/api/admin/incidents/1').send({})],
  ['driving a dead letter again', (staff) => staff.post('/api/admin/dead-letters/sla/1/redrive')],
  [
    'confirming what a website says',
    (staff) => staff.post(`/api/admin/clients/${OWN}/publication/confirm`).send({}),
  ],
  [
    'closing an order alone',
    (staff) => staff.post('/api/admin/sla-tickets/7/close').send({ reason: 'x', breakGlass: 'now' }),
  ],
  [
    'telling a client alone',
    (staff) =>
      staff.post('/api/admin/sla-tickets/7/lift-do-not-inform').send({ reason: 'x', breakGlass: 'now' }),
  ],
  ['lifting a legal hold', (staff) => staff.post('/api/admin/legal-holds/1/lift')],
  ['making recovery codes', (staff) => staff.post('/api/admin/second-factor/recovery-codes')],
  ['suspending', (staff) => staff.post(`/api/admin/clients/${OWN}/suspend`).send({ reason: 'unpaid' })],
  ['reactivating a client', (staff) => staff.post(`/api/admin/clients/${OWN}/reactivate`)],
  ...['compliance-checks', 'signups', 'sla-tickets', 'audit-logs', 'emails'].map((list): Call => [
    `exporting ${list}`,
    (staff) => staff.get(`/api/admin/${list}/export`),
  ]),
  ['ending a session', (staff) => staff.delete(`/api/admin/sessions/${UNKNOWN_ID}`)],
  ['ending all other sessions', (staff) => staff.delete('/api/admin/sessions/others')],
  ['asking whether it is open', (staff) => staff.get('/api/admin/step-up')],
];

const OF_CLIENTS: Call[] = [
  ['ending a session', (portal) => portal.delete(`/api/client/sessions/${UNKNOWN_ID}`)],
  ['ending all other sessions', (portal) => portal.delete('/api/client/sessions/others')],
  ['removing the app', (portal) => portal.delete('/api/client/second-factor/app')],
  ['setting up an app', (portal) => portal.post('/api/client/second-factor/app/key')],
  ['adding a passkey', (portal) => portal.post('/api/client/second-factor/passkeys/options')],
  ['removing a passkey', (portal) => portal.delete('/api/client/second-factor/passkeys/1')],
  [
    'changing the point of contact',
    (portal) => portal.post('/api/client/contact-point').send({ designated: false }),
  ],
  [
    'signing the addendum to it',
    (portal) =>
      portal
        .post('/api/client/contact-point/addendum')
        .send({ signerName: 'Ada', signerTitle: 'Director', textSha256: 'a'.repeat(64) }),
  ],
];

describe('a session in which the password was entered more than ten minutes ago', () => {
  let gateway: TestGateway;
  const asked: string[] = [];

  beforeAll(async () => {
    gateway = await startGateway({ ...NO_LIMITS, RATE_LIMIT_LOGINS: '3' });
    const { answer } = gateway.stubbedServices;
    answer(SignInClient, ({ password }) => {
      if (password !== RIGHT) throw new DomainError(401, 'gateway.invalid-credentials', 'No');
      return buildClientUserView(OWN);
    });
    answer(GetClientUser, () => buildClientUserView(OWN));
    answer(SetContactPoint, () => ({}) as MandateDetailView);
    answer(SignContactPointAddendum, () => ({}) as ContactPointAddendumView);
    answer(SuspendClient, () => (asked.push('suspend'), {}) as ClientAccountDetailView);
    answer(ReactivateClient, () => (asked.push('reactivate'), {}) as ClientAccountDetailView);
    answer(ListSignups, () => (asked.push('signups'), []));
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    asked.length = 0;
    await gateway.redis.flush();
    await gateway.database.query('delete from gateway.sessions');
  });

  const staffIn = async (): Promise<Browser> => {
    const staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    return staff;
  };
  const clientIn = async (): Promise<Browser> => {
    const portal = gateway.browser();
    await portal.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: RIGHT }).expect(200);
    return portal;
  };
  const prove = (staff: Browser, password: string = ADMIN.password) =>
    staff.post('/api/admin/step-up').send({ password });

  it.each(OF_STAFF)('of staff asks for it before %s', async (_, call) => {
    const staff = await staffIn();
    expect((await call(staff)).status).not.toBe(403);
    gateway.passTime(10 * MINUTE);
    asked.length = 0;
    expect((await call(staff).expect(403)).body).toEqual(REFUSED);
    expect(asked).toEqual([]);
    await prove(staff).expect(200);
    expect((await call(staff)).status).not.toBe(403);
  });

  it.each(OF_CLIENTS)('of a client asks for it before %s', async (_, call) => {
    const portal = await clientIn();
    await call(portal).expect(200);
    gateway.passTime(10 * MINUTE);
    expect((await call(portal).expect(403)).body).toEqual(REFUSED);
    await portal.post('/api/client/step-up').send({ password: RIGHT }).expect(200);
    await call(portal).expect(200);
  });

  it('goes on with everything else', async () => {
    const [staff, portal] = [await staffIn(), await clientIn()];
    gateway.passTime(11 * MINUTE);
    await staff.get('/api/admin/signups').expect(200);
    await staff.get('/api/admin/sessions').expect(200);
    await portal.get('/api/client/sessions').expect(200);
    const close = await staff.post('/api/admin/sla-tickets/7/close').send({ reason: 'x' });
    expect(close.status).not.toBe(403);
  });

  it('is open for ten minutes after it, here and in no other session', async () => {
    const [here, there] = [await staffIn(), await staffIn()];
    gateway.passTime(11 * MINUTE);
    const { body } = await prove(here).expect(200);
    expect(Object.keys(body as object)).toEqual(['until']);
    await there.get('/api/admin/signups/export').expect(403);
    gateway.passTime(9 * MINUTE + 59_000);
    await here.get('/api/admin/signups/export').expect(200);
    gateway.passTime(1_000);
    await here.get('/api/admin/signups/export').expect(403);
  });

  it('says before a download that it ends within the minute', async () => {
    const staff = await staffIn();
    gateway.passTime(8 * MINUTE);
    await staff.get('/api/admin/step-up').expect(200);
    gateway.passTime(MINUTE + 1_000);
    await staff.get('/api/admin/step-up').expect(403);
  });

  it('gets a new id with it, and lasts no longer than before', async () => {
    const staff = await staffIn();
    const before = (await staff.get('/api/admin/sessions').expect(200)).body as SessionView[];
    gateway.passTime(20 * MINUTE);
    const { headers } = await prove(staff).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/rep13=s%3A/);
    const after = (await staff.get('/api/admin/sessions').expect(200)).body as SessionView[];
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ signedInAt: before[0]!.signedInAt, isCurrent: true });
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });

  it('says that a wrong password is wrong, counts it, and stays closed', async () => {
    const staff = await staffIn();
    gateway.passTime(11 * MINUTE);
    const { body } = await prove(staff, 'a wrong one').expect(400);
    expect(body).toMatchObject({
      code: 'gateway.validation-failed',
      errors: [{ path: 'password', message: 'This is not your current password' }],
    });
    await prove(staff, 'a wrong one').expect(400);
    await prove(staff, 'a wrong one').expect(400);
    await prove(staff).expect(429);
    await staff.get('/api/admin/signups/export').expect(403);
    await staff.get('/api/admin/user').expect(200);
    const [recorded] = await gateway.database.query<{ at: string }>(
      `select envelope->'data'->>'at' as at from gateway.outbox_messages where type = 'gateway.sign-in.failed.v1'`,
    );
    expect(recorded).toEqual({ at: 'step-up' });
  });

  it('of a client counts wrong passwords as at the sign-in', async () => {
    const portal = await clientIn();
    gateway.passTime(11 * MINUTE);
    const guess = (password: string) => portal.post('/api/client/step-up').send({ password });
    for (let tries = 0; tries < 3; tries += 1) await guess('a wrong one').expect(400);
    await guess(RIGHT).expect(429);
    await portal.delete('/api/client/sessions/others').expect(403);
    await portal.get('/api/client/user').expect(200);
  });

  it('is refused for its role before it is asked for a password', async () => {
    const staff = await staffIn();
    await gateway.database.query(`update gateway.admin_users set role = 'auditor'`);
    gateway.passTime(11 * MINUTE);
    const { body } = await staff.post(`/api/admin/clients/${OWN}/reactivate`).expect(403);
    await gateway.database.query(`update gateway.admin_users set role = 'admin'`);
    expect(body).toMatchObject({ code: 'gateway.forbidden' });
  });

  it('of staff opens nothing for the client who is signed in in the same browser', async () => {
    const browser = await clientIn();
    gateway.passTime(11 * MINUTE);
    await browser.post('/api/admin/login').send(ADMIN).expect(200);
    await browser.delete('/api/client/sessions/others').expect(403);
    await browser.get('/api/admin/step-up').expect(200);
  });
});
