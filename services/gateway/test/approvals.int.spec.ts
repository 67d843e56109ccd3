import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ApprovalView } from '@rep13/contracts-admin';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { GetApprovalForMail } from '@rep13/contracts-gateway';
import { GetTicket, LiftDoNotInform, MoveTicket, type TicketDetailView } from '@rep13/contracts-sla';
import { DomainError, ServiceUnavailable, type RequestContext, type RpcClient } from '@rep13/service-kit';
import { notificationsOf } from './notifications-client.ts';
import { buildTicketDetailView } from './orders.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const DAY_MS = 86_400_000;
const CLOSE = { reason: 'Withdrawn by phone', closedAs: 'withdrawn' };
const NOT_NOW = new DomainError(409, ERROR_CODES.ticketMoveNotAllowed, 'Not now');

let gateway: TestGateway;
let observer: NatsConnection;
let notifications: RpcClient;
let ada: Browser;
let ben: Browser;
let auditor: Browser;
let benId: number;
let ticket: TicketDetailView;
let refusal: Error | undefined;
const done: object[] = [];
/** By whom, and under which idempotency key. */
const contexts: RequestContext[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  const { answer } = gateway.stubbedServices;
  const carryOut = (command: { ticketId: number }) => {
    if (refusal) throw refusal;
    done.push(command);
    return { ...ticket, id: command.ticketId };
  };
  answer(GetTicket, () => ticket);
  answer(MoveTicket, carryOut);
  answer(LiftDoNotInform, carryOut);
  observer = await connect({ servers: gateway.nats.url });
  for (const { subject } of [MoveTicket, LiftDoNotInform])
    observer.subscribe(subject, {
      callback: (_, message) => {
        const header = decodeURIComponent(message.headers?.get('Rep13-Context') ?? '');
        contexts.push(JSON.parse(header) as RequestContext);
      },
    });
  await observer.flush();
  notifications = notificationsOf(gateway);
  benId = await addStaff(gateway, 'ben', 'caseworker');
  await addStaff(gateway, 'cleo', 'auditor');
  ada = await staffBrowser(gateway);
  ben = await staffBrowser(gateway, 'ben');
  auditor = await staffBrowser(gateway, 'cleo');
});
afterAll(async () => {
  await notifications.onApplicationShutdown();
  await observer.close();
  await gateway.stop();
});
beforeEach(async () => {
  ticket = buildTicketDetailView({ urgencyLevel: 'critical', nextActions: ['respond', 'close'], version: 4 });
  refusal = undefined;
  done.length = 0;
  contexts.length = 0;
  await gateway.database.query(
    'delete from gateway.approvals; delete from gateway.outbox_messages; delete from gateway.idempotency_keys',
  );
});

const close = (browser: Browser, body: object = CLOSE) =>
  browser.post('/api/admin/sla-tickets/7/close').send(body);
const ask = async (browser = ada): Promise<string> =>
  ((await close(browser).expect(202)).body as { approvalId: string }).approvalId;
const grant = (id: string, browser = ben) => browser.post(`/api/admin/approvals/${id}/grant`).send({});
const refuse = (id: string, browser = ben, reason = 'Not yet') =>
  browser.post(`/api/admin/approvals/${id}/refuse`).send({ reason });
const list = async (browser = ben) =>
  (await browser.get('/api/admin/approvals').expect(200)).body as ApprovalView[];
const told = async (type: string) => (await eventsOf(gateway, `gateway.approval.${type}.v1`)).length;

describe('a step that takes two', () => {
  it('is asked for, and not done', async () => {
    const approvalId = await ask();
    expect(done).toEqual([]);
    expect(await list()).toEqual([
      {
        id: approvalId,
        kind: 'close-critical-ticket',
        subjectId: '7',
        subject: 'SLA-2026-00007',
        change: { action: 'close', ...CLOSE },
        state: 'open',
        requestedBy: 1,
        decidedBy: null,
        reason: null,
        requestedAt: expect.any(String),
        decidedAt: null,
        expiresAt: expect.any(String),
        mayDecide: true,
      },
    ]);
    expect(await eventsOf(gateway, 'gateway.approval.requested.v1')).toEqual([
      expect.objectContaining({
        actor: 'admin:1',
        data: { approvalId, kind: 'close-critical-ticket', requestedBy: 1 },
      }),
    ]);
    const view = await notifications.call(GetApprovalForMail, { approvalId });
    expect(view).toEqual({
      kind: 'close-critical-ticket',
      subject: 'SLA-2026-00007',
      requestedBy: 'admin',
      breakGlass: null,
    });
  });

  it('is done as it was asked when somebody else agrees, in the name of who agrees', async () => {
    const id = await ask();
    const { body } = await grant(id).expect(200);
    expect(body).toMatchObject({ id, state: 'granted', requestedBy: 1, decidedBy: benId, mayDecide: false });
    expect(done).toEqual([{ ...CLOSE, ticketId: 7, action: 'close' }]);
    expect(contexts).toMatchObject([
      { actor: `admin:${benId}`, idempotency: { scope: 'approvals', key: id } },
    ]);
    expect(await told('granted')).toBe(1);
  });

  it('is not agreed to by who asked, nor by somebody who may not do it', async () => {
    const id = await ask();
    expect((await grant(id, ada).expect(409)).body.code).toBe(ERROR_CODES.ownApproval);
    expect((await grant(id, auditor).expect(403)).body.code).toBe(ERROR_CODES.forbidden);
    expect((await list(ada)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
    expect((await list(auditor)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
    expect(done).toEqual([]);
  });

  it('is done once, however many agree at once', async () => {
    await addStaff(gateway, 'dora', 'admin');
    const dora = await staffBrowser(gateway, 'dora');
    const id = await ask();
    const statuses = await Promise.all([grant(id), grant(id, dora), grant(id), grant(id, dora)].map(status));
    expect(statuses.filter((each) => each === 200)).toHaveLength(1);
    expect(statuses.filter((each) => each === 409)).toHaveLength(3);
    expect(done).toHaveLength(1);
    expect(await told('granted')).toBe(1);
    await gateway.database.query(`update gateway.admin_users set is_active = false where username = 'dora'`);
  });

  it('is not decided twice', async () => {
    const id = await ask();
    await grant(id).expect(200);
    expect((await grant(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    expect((await refuse(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    expect(done).toHaveLength(1);
  });

  it('stays open when it can’t be done, with what the service says', async () => {
    const id = await ask();
    refusal = NOT_NOW;
    const { body } = await grant(id).expect(409);
    expect(body).toEqual({ code: ERROR_CODES.ticketMoveNotAllowed, message: 'Not now' });
    refusal = undefined;
    expect((await list()).map(({ state }) => state)).toEqual(['open']);
    await grant(id).expect(200);
  });

  it('is agreed to again after a crash in between, under the same key', async () => {
    const id = await ask();
    await gateway.database.query(
      'update gateway.approvals set carried_out_by = 1, carried_out_since = now() where id = $1',
      [id],
    );
    expect((await grant(id).expect(409)).body.code).toBe(ERROR_CODES.idempotencyKeyInUse);
    await gateway.database.query(
      `update gateway.approvals set carried_out_since = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await grant(id).expect(200);
    expect(contexts.map(({ idempotency }) => idempotency?.key)).toEqual([id]);
  });

  it('is refused for a reason, or taken back by who asked', async () => {
    const id = await ask();
    await refuse(id, ben, ' ').expect(400);
    await refuse(id, auditor).expect(403);
    const { body } = await refuse(id).expect(200);
    expect(body).toMatchObject({ state: 'refused', decidedBy: benId, reason: 'Not yet' });
    await gateway.database.query('delete from gateway.idempotency_keys');
    const second = await ask();
    await refuse(second, ada).expect(200);
    expect(await told('refused')).toBe(2);
    expect(done).toEqual([]);
  });

  it('is not there under an id that nobody has', async () => {
    await grant('019aa08e-8b40-7bbb-8ccc-0123456789ab').expect(404);
    await grant('x').expect(404);
  });

  it('is asked for once by a form that is sent twice', async () => {
    const send = () => close(ada).set('Idempotency-Key', 'one');
    const first = await send().expect(202);
    expect((await send().expect(202)).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it('is asked for only by who has seen the ticket as it is', async () => {
    ticket = { ...ticket, events: [anEvent(`admin:${benId}`, 'acknowledge')] };
    const { body } = await close(ada).set('If-Match', '"3"').expect(412);
    expect(body).toEqual({
      code: ERROR_CODES.ticketChanged,
      message: 'ben has just acknowledged it (order SLA-2026-00007).',
    });
    expect(await list()).toEqual([]);
    await close(ada).set('If-Match', '"4"').expect(202);
  });
});

describe('a step that nobody decides', () => {
  it('is over after a week', async () => {
    const id = await ask();
    gateway.passTime(7 * DAY_MS - 60_000);
    // The sessions have ended meanwhile.
    ben = await staffBrowser(gateway, 'ben');
    expect((await list()).map(({ state }) => state)).toEqual(['open']);
    gateway.passTime(60_000);
    expect((await list()).map(({ state, mayDecide }) => [state, mayDecide])).toEqual([['expired', false]]);
    expect((await grant(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    ada = await staffBrowser(gateway);
    auditor = await staffBrowser(gateway, 'cleo');
  });
});

describe('breaking the glass', () => {
  const BROKEN = { ...CLOSE, breakGlass: 'A person is in danger' };

  it('does it at once, and is told of', async () => {
    const { body } = await close(ada, BROKEN).expect(200);
    expect(body).toMatchObject({ id: 7 });
    expect(done).toEqual([{ ...CLOSE, ticketId: 7, action: 'close', version: 4 }]);
    const [approval] = await list();
    expect(approval).toMatchObject({ state: 'glass-broken', decidedBy: 1, reason: BROKEN.breakGlass });
    expect(await eventsOf(gateway, 'gateway.approval.glass-broken.v1')).toEqual([
      expect.objectContaining({
        actor: 'admin:1',
        data: { approvalId: approval!.id, kind: 'close-critical-ticket', requestedBy: 1 },
      }),
    ]);
    const mail = await notifications.call(GetApprovalForMail, { approvalId: approval!.id });
    expect(mail).toMatchObject({ requestedBy: 'admin', breakGlass: BROKEN.breakGlass });
  });

  it('is told of once, and answered the same, when the form is sent twice', async () => {
    const send = () => close(ada, BROKEN).set('Idempotency-Key', 'one');
    await send().expect(200);
    ticket = { ...ticket, version: 5, status: 'closed', nextActions: [] };
    await send().expect(200);
    expect(new Set(contexts.map(({ idempotency }) => idempotency?.key)).size).toBe(1);
    expect(await told('glass-broken')).toBe(1);
  });

  it('that the service refuses was none', async () => {
    refusal = NOT_NOW;
    await close(ada, BROKEN).expect(409);
    expect([await list(), await told('glass-broken')]).toEqual([[], 0]);
    refusal = undefined;
    await close(ada, BROKEN).expect(200);
    expect(await told('glass-broken')).toBe(1);
  });

  it('is told of also when nobody knows whether it was done', async () => {
    refusal = new ServiceUnavailable();
    await close(ada, BROKEN).expect(503);
    expect((await list()).map(({ state }) => state)).toEqual(['glass-broken']);
    expect(await told('glass-broken')).toBe(1);
  });
});

describe('where nobody else could agree', () => {
  const without = async (changes: string) => {
    await gateway.database.query(`update gateway.admin_users set ${changes} where username = 'ben'`);
    await close(ada).expect(200);
    await gateway.database.query(
      `update gateway.admin_users set is_active = true, must_change_password = false, role = 'caseworker'
       where username = 'ben'`,
    );
  };

  it.each([
    ['everybody else is inactive', 'is_active = false'],
    ['everybody else still has a one-time password', 'must_change_password = true'],
    ['everybody else only reads', `role = 'auditor'`],
  ])('one does it alone, and that is told of: %s', async (_, changes) => {
    await without(changes);
    expect(done).toHaveLength(1);
    expect((await list()).map(({ state, reason }) => [state, reason])).toEqual([
      ['glass-broken', 'Nobody else could agree'],
    ]);
    expect(await told('glass-broken')).toBe(1);
    expect(await told('requested')).toBe(0);
  });
});

describe('what takes two', () => {
  it.each([
    ['closing a critical order', 'close', CLOSE, {}, 202],
    ['closing another order', 'close', CLOSE, { urgencyLevel: 'high' as const }, 200],
    ['refusing an order', 'respond', { outcome: 'refused' }, { urgencyLevel: 'low' as const }, 202],
    ['giving effect to one', 'respond', { outcome: 'given' }, {}, 200],
    ['acknowledging a critical order', 'acknowledge', {}, {}, 200],
  ])('%s', async (_, action, body, changes, status) => {
    ticket = { ...ticket, ...changes };
    await ada.post(`/api/admin/sla-tickets/7/${action}`).send(body).expect(status);
    expect(done).toHaveLength(status === 200 ? 1 : 0);
  });

  it('lifting “do not inform”, once it is there to be lifted', async () => {
    const lift = () =>
      ada.post('/api/admin/sla-tickets/7/lift-do-not-inform').send({ reason: 'They said so' });
    ticket = { ...ticket, doNotInform: true };
    const { body } = await lift().expect(202);
    await grant((body as { approvalId: string }).approvalId).expect(200);
    expect(done).toEqual([{ ticketId: 7, reason: 'They said so' }]);
  });

  it('what is not its turn is refused by the service at once, and bound to the version that was looked at', async () => {
    ticket = { ...ticket, nextActions: ['acknowledge'] };
    refusal = NOT_NOW;
    await close(ada).expect(409);
    expect(await list()).toEqual([]);
    refusal = undefined;
    await close(ada).expect(200);
    expect(done).toMatchObject([{ version: 4 }]);
  });

  it('nothing of it stands in the table but what was asked for', async () => {
    await ask();
    const [row] = await gateway.database.query<{ payload: object }>('select payload from gateway.approvals');
    expect(row!.payload).toEqual({ ...CLOSE, ticketId: 7, action: 'close' });
  });
});

const status = (answer: ReturnType<Browser['get']>): Promise<number> => answer.then((each) => each.status);

const anEvent = (actor: string, action: string): TicketDetailView['events'][number] => ({
  id: 1,
  action,
  fromStatus: 'pending',
  toStatus: 'acknowledged',
  actor,
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});
