import { GetAgreementPdf, FindAgreement } from '@rep13/contracts-agreements';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import {
  FindClientSignup,
  GetClientDetail,
  ListInvoices,
  ListSignups,
  SignInClient,
  type ClientAccountDetailView,
  type SignupListItem,
} from '@rep13/contracts-onboarding';
import { ListTickets } from '@rep13/contracts-sla';
import { DomainError, ServiceUnavailable } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { buildClientUserView } from './builders.ts';
import { NO_LIMITS } from './everybody.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const OTHER = 223_456_789;
const MINUTE = 60_000;
const FROM = '2001:db8::7';
const AGENT = 'Firefox/132.0';
const PASSWORD = 'the-right-one';

describe('the audit trail', () => {
  let gateway: TestGateway;
  let signups: SignupListItem[][] = [];

  beforeAll(async () => {
    gateway = await startGateway({ ...NO_LIMITS, RATE_LIMIT_LOGINS: '3', TRUSTED_PROXIES: 'loopback' });
    const { answer } = gateway.stubbedServices;
    answer(SignInClient, ({ password }) => {
      if (password === 'away') throw new ServiceUnavailable();
      if (password !== PASSWORD) throw new DomainError(401, 'gateway.invalid-credentials', 'No');
      return buildClientUserView(OWN);
    });
    answer(FindClientSignup, ({ clientId }) => {
      if (clientId !== 'DSA-ABC234') throw new DomainError(404, 'onboarding.client-id-not-found', 'No');
      return { signupId: OWN };
    });
    answer(GetClientDetail, () => ({}) as ClientAccountDetailView);
    answer(FindAgreement, () => null);
    answer(ListTickets, () => []);
    answer(ListSignups, () => signups.shift() ?? []);
    answer(ListInvoices, () => []);
    answer(GetAgreementPdf, () => ({ fileName: 'a.pdf', sha256: '', bytes: Buffer.of() }));
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    gateway.passTime(61 * MINUTE);
    await settled();
    await gateway.database.query('delete from gateway.outbox_messages; delete from gateway.sessions');
  });

  const browser = (): Browser =>
    gateway.browser().set('X-Forwarded-For', FROM).set('User-Agent', AGENT) as Browser;
  const events = async (type = ''): Promise<EventEnvelope<Record<string, unknown>>[]> => {
    const rows = await gateway.database.query<{ envelope: EventEnvelope<Record<string, unknown>> }>(
      `select envelope from gateway.outbox_messages where type like $1 order by id`,
      [`gateway.${type}%`],
    );
    return rows.map(({ envelope }) => envelope);
  };
  const recorded = (type: string, count: number) =>
    eventually(
      async () => {
        const found = await events(type);
        return found.length === count && found;
      },
      { fact: `${count} events ${type} are told` },
    );
  /** Everything that was counted is told. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 1_200));
  const staffIn = async (): Promise<Browser> => {
    const staff = browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
    return staff;
  };
  const clientIn = async (): Promise<Browser> => {
    const client = browser();
    await client.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: PASSWORD }).expect(200);
    return client;
  };

  it('has a line for each sign-in: who, from where, with what', async () => {
    await staffIn();
    await clientIn();
    expect(await events('sign-in.succeeded')).toEqual([
      expect.objectContaining({
        actor: 'admin:1',
        ipaddress: FROM,
        useragent: AGENT,
        data: { account: 'admin', adminUserId: 1 },
      }),
      expect.objectContaining({
        actor: `client:${OWN}`,
        ipaddress: FROM,
        useragent: AGENT,
        data: { account: 'client', signupId: OWN },
      }),
    ]);
  });

  it.each([
    ['admin', { username: 'admin', password: 'a wrong one' }, { adminUserId: 1 }],
    ['admin', { username: 'the password by mistake', password: 'a wrong one' }, {}],
    [
      'client',
      { clientId: 'DSA-ABC234', password: 'a wrong one' },
      { clientId: 'DSA-ABC234', signupId: OWN },
    ],
    ['client', { clientId: 'DSA-XYZ234', password: 'a wrong one' }, { clientId: 'DSA-XYZ234' }],
    ['client', { clientId: 'the password by mistake', password: 'a wrong one' }, {}],
  ])(
    'has a line for a sign-in of %s that failed, without what was typed: %j',
    async (account, typed, who) => {
      await browser().post(`/api/${account}/login`).send(typed).expect(401);
      const [line] = await recorded('sign-in.failed', 1);
      expect(line).toMatchObject({ actor: 'visitor', ipaddress: FROM, useragent: AGENT });
      expect(line!.data).toEqual({
        account,
        at: 'sign-in',
        code: 'gateway.invalid-credentials',
        times: 1,
        since: expect.any(String),
        ...who,
      });
      expect(JSON.stringify(await events())).not.toMatch(/wrong one|by mistake|the-right-one/i);
    },
  );

  it('has a line for a sign-in on which nobody could decide', async () => {
    const typed = { clientId: 'DSA-ABC234', password: 'away' };
    await browser().post('/api/client/login').send(typed).expect(503);
    const [line] = await recorded('sign-in.failed', 1);
    expect(line!.data).toMatchObject({
      account: 'client',
      code: 'gateway.service-unavailable',
      signupId: OWN,
    });
  });

  it('tells a minute of guesses in a handful of lines, with how many there were', async () => {
    for (let guess = 0; guess < 20; guess += 1)
      await browser().post('/api/admin/login').send({ username: 'nobody', password: 'wrong' });
    await recorded('sign-in.failed', 2);
    gateway.passTime(MINUTE);
    const lines = await recorded('sign-in.failed', 4);
    const sum = lines.reduce((times, { data }) => times + Number(data['times']), 0);
    expect(sum).toBe(20);
    expect(new Set(lines.map(({ data }) => data['code']))).toEqual(
      new Set(['gateway.invalid-credentials', 'gateway.too-many-attempts']),
    );
    expect(await events('request.refused')).toEqual([]);
  });

  it('has a line for what a role, another one’s signup and a foreign page were refused', async () => {
    const client = await clientIn();
    await client.get(`/api/legal-agreement/${OTHER}/pdf`).expect(404);
    const staff = await staffIn();
    await gateway.database.query(`update gateway.admin_users set role = 'auditor'`);
    await staff.get('/api/admin/users').expect(403);
    await gateway.database.query(`update gateway.admin_users set role = 'admin'`);
    await browser().post('/api/contact').set('Origin', 'https://evil.example').send({}).expect(403);

    const lines = await recorded('request.refused', 3);
    expect(lines.map(({ actor, data }) => [actor, data['code'], data['method'], data['route']])).toEqual(
      expect.arrayContaining([
        [`client:${OWN}`, 'gateway.not-found', 'GET', '/api/legal-agreement/:signupId/pdf'],
        ['admin:1', 'gateway.forbidden', 'GET', '/api/admin/users'],
        ['visitor', 'gateway.foreign-origin', 'POST', '/api/contact'],
      ]),
    );
    for (const line of lines) expect(line).toMatchObject({ ipaddress: FROM, useragent: AGENT });
  });

  it('is not filled by a stranger who is refused again and again', async () => {
    for (let times = 0; times < 30; times += 1)
      await browser().post('/api/contact').set('Origin', 'https://evil.example').send({}).expect(403);
    gateway.passTime(MINUTE);
    const lines = await recorded('request.refused', 2);
    expect(lines.map(({ data }) => data['times'])).toEqual([1, 29]);
  });

  it('has a line for each part of a client’s file that staff reads, and one a visit', async () => {
    const staff = await staffIn();
    const read = () =>
      Promise.all([
        staff.get(`/api/admin/clients/${OWN}`).expect(200),
        staff.get(`/api/legal-agreement/${OWN}/pdf`).expect(200),
      ]);
    await read();
    await read();
    const lines = await events('client-file.read');
    expect(lines.map(({ actor, data }) => [actor, data])).toEqual(
      expect.arrayContaining([
        ['admin:1', { signupId: OWN, part: 'account' }],
        ['admin:1', { signupId: OWN, part: 'agreement-pdf' }],
      ]),
    );
    expect(lines).toHaveLength(2);
    gateway.passTime(11 * MINUTE);
    await read();
    expect(await events('client-file.read')).toHaveLength(4);
  });

  it('has no line for a client who reads the own file', async () => {
    const client = await clientIn();
    await client.get(`/api/legal-agreement/${OWN}/pdf`).expect(200);
    expect(await events('client-file.read')).toEqual([]);
  });

  it('has a line for each list that is taken away, with how many rows there were', async () => {
    const staff = await staffIn();
    signups = [[{ id: 7 }, { id: 6 }] as SignupListItem[]];
    await staff.get('/api/admin/signups/export?search=secret-words').expect(200);
    const [line, twin] = await recorded('list.exported', 2);
    expect(line).toMatchObject({ actor: 'admin:1', ipaddress: FROM, useragent: AGENT });
    const exported = { list: 'signups', filters: ['search'], rows: 2, isComplete: true };
    expect([line!.data, twin!.data]).toEqual([
      { ...exported, alsoAsV2: true },
      { ...exported, alsoAsV1: true },
    ]);
  });

  it('has a line also for a list that its first readers do not know', async () => {
    const staff = await staffIn();
    await staff.get('/api/admin/invoices/export').expect(200);
    const [line] = await recorded('list.exported', 1);
    expect(line).toMatchObject({ type: 'gateway.list.exported.v2', data: { list: 'invoices', rows: 0 } });
  });

  it('has a line for sessions that were ended, by signing out and from elsewhere', async () => {
    const [here] = [await clientIn(), await clientIn(), await clientIn()];
    await here.delete('/api/client/sessions/others').expect(200);
    await here.post('/api/client/logout').expect(200);
    const staff = await staffIn();
    await staff.post('/api/admin/logout').expect(200);
    expect((await events('session.ended')).map(({ actor, data }) => [actor, data])).toEqual([
      [`client:${OWN}`, { account: 'client', signupId: OWN, why: 'ended-by-owner', sessions: 2 }],
      [`client:${OWN}`, { account: 'client', signupId: OWN, why: 'signed-out', sessions: 1 }],
      ['admin:1', { account: 'admin', adminUserId: 1, why: 'signed-out', sessions: 1 }],
    ]);
  });

  it('has who, address and agent of each change of staff', async () => {
    const staff = await staffIn();
    const body = { username: `grace${Date.now()}`, email: `grace${Date.now()}@rep13.test`, role: 'auditor' };
    const { user } = (await staff.post('/api/admin/users').send(body).expect(201)).body as {
      user: { id: number };
    };
    const path = `/api/admin/users/${user.id}`;
    await staff.patch(path).send({ role: 'caseworker' }).expect(200);
    for (const act of ['reset-password', 'deactivate', 'reactivate'])
      await staff.post(`${path}/${act}`).expect(200);
    const lines = await events('admin-user');
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatchObject({
        actor: 'admin:1',
        ipaddress: FROM,
        useragent: AGENT,
        data: { adminUserId: user.id },
      });
  });

  it('has a line for what staff writes on the status page', async () => {
    await gateway.database.query(
      `insert into gateway.status_incidents (id, service, worst, opened_at) overriding system value
       values (77, 'sla', 'down', now())`,
    );
    const staff = await staffIn();
    const incident = { title: 'Late', words: 'It was late.' };
    await staff.patch('/api/admin/incidents/77').send(incident).expect(200);
    const [line] = await events('incident.described');
    expect(line).toMatchObject({ actor: 'admin:1', ipaddress: FROM, data: { incidentId: 77, ...incident } });
  });
});

describe('the audit trail of a gateway that is stopped', () => {
  it('tells what was counted before it goes', async () => {
    const gateway = await startGateway(NO_LIMITS);
    for (let times = 0; times < 3; times += 1)
      await gateway.browser().post('/api/contact').set('Origin', 'https://evil.example').send({}).expect(403);
    await gateway.app.close();
    const rows = await gateway.database.query<{ times: number }>(
      `select (envelope->'data'->>'times')::int as times from gateway.outbox_messages
       where type = 'gateway.request.refused.v1' order by id`,
    );
    expect(rows.map(({ times }) => times)).toEqual([1, 2]);
    await gateway.stubbedServices.close();
    await Promise.all([gateway.nats.stop(), gateway.redis.stop(), gateway.database.drop()]);
  });
});
