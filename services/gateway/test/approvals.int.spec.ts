import { DAY_MS, ERROR_CODES } from '@rep13/contracts-constants';
import type { StepLetterView } from '@rep13/contracts-admin';
import { GetApprovalForMail, ListApprovalAddressees } from '@rep13/contracts-gateway';
import { PreviewAuthorityMail } from '@rep13/contracts-notifications';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { DomainError } from '@rep13/service-kit';
import { CLOSE, OrderForTwo } from './order-for-two.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import type { Browser } from './start-gateway.ts';

const NOT_NOW = new DomainError(409, ERROR_CODES.ticketMoveNotAllowed, 'Not now');

let order: OrderForTwo;
beforeAll(async () => {
  order = await OrderForTwo.start();
});
afterAll(() => order.stop());
beforeEach(() => order.reset());

describe('a step that takes two', () => {
  it('is asked for, and not done', async () => {
    const approvalId = await order.ask();
    expect(order.done).toEqual([]);
    expect(await order.list()).toEqual([
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
        isDependent: false,
      },
    ]);
    expect(await eventsOf(order.gateway, 'gateway.approval.requested.v1')).toEqual([
      expect.objectContaining({
        actor: 'admin:1',
        data: { approvalId, kind: 'close-critical-ticket', requestedBy: 1, alsoAsV2: true },
      }),
    ]);
    const view = await order.notifications.call(GetApprovalForMail, { approvalId });
    expect(view).toEqual({
      kind: 'close-critical-ticket',
      subject: 'SLA-2026-00007',
      requestedBy: 'admin',
      breakGlass: null,
    });
  });

  it('shows the letter that it would send, as notifications writes it', async () => {
    const asked: object[] = [];
    order.gateway.stubbedServices.answer(PreviewAuthorityMail, (command) => {
      asked.push(command);
      return { to: 'eva@acm.nl', subject: 'Closed', text: 'We have closed it.' };
    });
    const letterOf = async (id: string) =>
      ((await order.ben.get(`/api/admin/approvals/${id}/letter`).expect(200)).body as StepLetterView).letter;
    expect(await letterOf(await order.ask())).toBeNull();
    order.ticket = { ...order.ticket, authorityReference: 'A-7KQM-2XRB' };
    const end = { reason: 'No', outcome: 'refused', outcomeReason: 'It is abroad' };
    const { body } = await order.close(order.ada, end).expect(202);
    const letter = await letterOf((body as { approvalId: string }).approvalId);
    expect(letter).toEqual({ to: 'eva@acm.nl', subject: 'Closed', text: 'We have closed it.' });
    expect(asked).toEqual([{ kind: 'authority-closed', reference: 'A-7KQM-2XRB', outcome: 'refused' }]);
  });

  it('says that an order is not critical, which one alone may not', async () => {
    const lower = (body: object) => order.ada.post('/api/admin/sla-tickets/7/lower-urgency').send(body);
    await lower({ urgencyLevel: 'critical', reason: 'A slip' }).expect(400);
    const { body } = await lower({ urgencyLevel: 'high', reason: 'A slip' }).expect(202);
    expect(order.done).toEqual([]);
    await order.grant((body as { approvalId: string }).approvalId).expect(200);
    expect(order.done).toEqual([{ ticketId: 7, urgencyLevel: 'high', reason: 'A slip' }]);
    expect(await eventsOf(order.gateway, 'gateway.approval.requested.v1')).toEqual([]);
    expect(await eventsOf(order.gateway, 'gateway.approval.requested.v2')).toHaveLength(1);
  });

  it('is told to who may decide and to every admin, but not to who asked', async () => {
    const addressees = async (browser: Browser) =>
      (await order.notifications.call(ListApprovalAddressees, { approvalId: await order.ask(browser) })).map(
        ({ username }) => username,
      );
    expect(await addressees(order.ada)).toEqual(expect.arrayContaining(['ben']));
    expect(await addressees(order.ada)).not.toEqual(expect.arrayContaining(['admin', 'cleo']));
    expect(await addressees(order.ben)).toEqual(expect.arrayContaining(['admin']));
  });

  it('is done as it was asked when somebody else agrees, in the name of who agrees', async () => {
    const id = await order.ask();
    const { body } = await order.grant(id).expect(200);
    expect(body).toMatchObject({
      id,
      state: 'granted',
      requestedBy: 1,
      decidedBy: order.benId,
      mayDecide: false,
    });
    expect(order.done).toEqual([{ ...CLOSE, ticketId: 7, action: 'close' }]);
    expect(order.contexts).toMatchObject([
      { actor: `admin:${order.benId}`, idempotency: { scope: 'approvals', key: id } },
    ]);
    expect(await order.announced('granted')).toBe(1);
  });

  it('is not agreed to by who asked, nor by somebody who may not do it', async () => {
    const id = await order.ask();
    expect((await order.grant(id, order.ada).expect(409)).body.code).toBe(ERROR_CODES.ownApproval);
    expect((await order.grant(id, order.cleo).expect(403)).body.code).toBe(ERROR_CODES.forbidden);
    expect((await order.list(order.ada)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
    expect((await order.list(order.cleo)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
    expect(order.done).toEqual([]);
  });

  it('is done once, however many agree at once', async () => {
    await addStaff(order.gateway, 'dora', 'admin');
    const dora = await staffBrowser(order.gateway, 'dora');
    const id = await order.ask();
    const statuses = await Promise.all(
      [order.grant(id), order.grant(id, dora), order.grant(id), order.grant(id, dora)].map(status),
    );
    expect(statuses.filter((each) => each === 200)).toHaveLength(1);
    expect(statuses.filter((each) => each === 409)).toHaveLength(3);
    expect(order.done).toHaveLength(1);
    expect(await order.announced('granted')).toBe(1);
    await order.gateway.database.query(
      `update gateway.admin_users set is_active = false where username = 'dora'`,
    );
  });

  it('is not decided twice', async () => {
    const id = await order.ask();
    await order.grant(id).expect(200);
    expect((await order.grant(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    expect((await order.refuse(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    expect(order.done).toHaveLength(1);
  });

  it('stays open when it can’t be done, with what the service says', async () => {
    const id = await order.ask();
    order.refusal = NOT_NOW;
    const { body } = await order.grant(id).expect(409);
    expect(body).toEqual({ code: ERROR_CODES.ticketMoveNotAllowed, message: 'Not now' });
    order.refusal = undefined;
    expect((await order.list()).map(({ state }) => state)).toEqual(['open']);
    await order.grant(id).expect(200);
  });

  it('is agreed to again after a crash in between, under the same key', async () => {
    const id = await order.ask();
    await order.gateway.database.query(
      'update gateway.approvals set carried_out_by = 1, carried_out_since = now() where id = $1',
      [id],
    );
    expect((await order.grant(id).expect(409)).body.code).toBe(ERROR_CODES.idempotencyKeyInUse);
    await order.gateway.database.query(
      `update gateway.approvals set carried_out_since = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await order.grant(id).expect(200);
    expect(order.contexts.map(({ idempotency }) => idempotency?.key)).toEqual([id]);
  });

  it('is refused for a reason, or taken back by who asked', async () => {
    const id = await order.ask();
    await order.refuse(id, order.ben, ' ').expect(400);
    await order.refuse(id, order.cleo).expect(403);
    const { body } = await order.refuse(id).expect(200);
    expect(body).toMatchObject({ state: 'refused', decidedBy: order.benId, reason: 'Not yet' });
    await order.gateway.database.query('delete from gateway.idempotency_keys');
    const second = await order.ask();
    await order.refuse(second, order.ada).expect(200);
    expect(await order.announced('refused')).toBe(2);
    expect(order.done).toEqual([]);
  });

  it('is not there under an id that nobody has', async () => {
    await order.grant('019aa08e-8b40-7bbb-8ccc-0123456789ab').expect(404);
    await order.grant('x').expect(404);
  });

  it('is asked for once by a form that is sent twice', async () => {
    const send = () => order.close(order.ada).set('Idempotency-Key', 'one');
    const first = await send().expect(202);
    expect((await send().expect(202)).body).toEqual(first.body);
    expect(await order.list()).toHaveLength(1);
  });

  it('is asked for only by who has seen the ticket as it is', async () => {
    order.ticket = { ...order.ticket, events: [anEvent(`admin:${order.benId}`, 'acknowledge')] };
    const { body } = await order.close(order.ada).set('If-Match', '"3"').expect(412);
    expect(body).toEqual({
      code: ERROR_CODES.ticketChanged,
      message: 'ben has just acknowledged it (order SLA-2026-00007).',
    });
    expect(await order.list()).toEqual([]);
    await order.close(order.ada).set('If-Match', '"4"').expect(202);
  });
});

describe('a step that nobody decides', () => {
  it('is over after a week', async () => {
    const id = await order.ask();
    order.gateway.passTime(7 * DAY_MS - 60_000);
    // The sessions have ended meanwhile.
    order.ben = await staffBrowser(order.gateway, 'ben');
    expect((await order.list()).map(({ state }) => state)).toEqual(['open']);
    order.gateway.passTime(60_000);
    expect((await order.list()).map(({ state, mayDecide }) => [state, mayDecide])).toEqual([
      ['expired', false],
    ]);
    expect((await order.grant(id).expect(409)).body.code).toBe(ERROR_CODES.approvalDecided);
    order.ada = await staffBrowser(order.gateway);
    order.cleo = await staffBrowser(order.gateway, 'cleo');
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
