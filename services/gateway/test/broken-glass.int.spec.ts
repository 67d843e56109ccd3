import { ERROR_CODES } from '@rep13/contracts-constants';
import { GetApprovalForMail } from '@rep13/contracts-gateway';
import { DomainError, ServiceUnavailable } from '@rep13/service-kit';
import { CLOSE, UNKNOWN_SIGNUP, OrderForTwo } from './order-for-two.ts';
import { eventsOf } from './staff-members.ts';

const NOT_NOW = new DomainError(409, ERROR_CODES.ticketMoveNotAllowed, 'Not now');

let order: OrderForTwo;
beforeAll(async () => {
  order = await OrderForTwo.start();
});
afterAll(() => order.stop());
beforeEach(() => order.reset());

describe('breaking the glass', () => {
  const BROKEN = { ...CLOSE, breakGlass: 'A person is in danger' };

  it('does it at once, and is told of', async () => {
    const { body } = await order.close(order.ada, BROKEN).expect(200);
    expect(body).toMatchObject({ id: 7 });
    expect(order.done).toEqual([{ ...CLOSE, ticketId: 7, action: 'close', version: 4 }]);
    const [approval] = await order.list();
    expect(approval).toMatchObject({ state: 'glass-broken', decidedBy: 1, reason: BROKEN.breakGlass });
    expect(await eventsOf(order.gateway, 'gateway.approval.glass-broken.v1')).toEqual([
      expect.objectContaining({
        actor: 'admin:1',
        data: { approvalId: approval!.id, kind: 'close-critical-ticket', requestedBy: 1, alsoAsV2: true },
      }),
    ]);
    const mail = await order.notifications.call(GetApprovalForMail, { approvalId: approval!.id });
    expect(mail).toMatchObject({ requestedBy: 'admin', breakGlass: BROKEN.breakGlass });
  });

  it('closes the request that it replaces, and no other one', async () => {
    const asked = await order.ask();
    await order.close(order.ada, BROKEN).expect(200);
    const states = async () => Object.fromEntries((await order.list()).map(({ id, state }) => [id, state]));
    expect((await states())[asked]).toBe('ended');
    const ended = (await order.list()).find(({ id }) => id === asked);
    expect(ended).toMatchObject({ reason: expect.stringContaining('broke the glass'), mayDecide: false });
    await order.grant(asked).expect(409);
    expect(order.done).toHaveLength(1);
  });

  it('is told of once, and answered the same, when the form is sent twice', async () => {
    const send = () => order.close(order.ada, BROKEN).set('Idempotency-Key', 'one');
    await send().expect(200);
    order.ticket = { ...order.ticket, version: 5, status: 'closed', nextActions: [] };
    await send().expect(200);
    expect(new Set(order.contexts.map(({ idempotency }) => idempotency?.key)).size).toBe(1);
    expect(await order.announced('glass-broken')).toBe(1);
  });

  it('that the service refuses was none', async () => {
    order.refusal = NOT_NOW;
    await order.close(order.ada, BROKEN).expect(409);
    expect([await order.list(), await order.announced('glass-broken')]).toEqual([[], 0]);
    order.refusal = undefined;
    await order.close(order.ada, BROKEN).expect(200);
    expect(await order.announced('glass-broken')).toBe(1);
  });

  it('is told of also when nobody knows whether it was done', async () => {
    order.refusal = new ServiceUnavailable();
    await order.close(order.ada, BROKEN).expect(503);
    expect((await order.list()).map(({ state }) => state)).toEqual(['glass-broken']);
    expect(await order.announced('glass-broken')).toBe(1);
  });
});

describe('where nobody else could agree', () => {
  const without = async (changes: string) => {
    await order.gateway.database.query(`update gateway.admin_users set ${changes} where username = 'ben'`);
    await order.close(order.ada).expect(200);
    await order.gateway.database.query(
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
    expect(order.done).toHaveLength(1);
    expect((await order.list()).map(({ state, reason }) => [state, reason])).toEqual([
      ['glass-broken', 'No second approver was available'],
    ]);
    expect(await order.announced('glass-broken')).toBe(1);
    expect(await order.announced('requested')).toBe(0);
  });
});

describe('what takes two', () => {
  it.each([
    ['closing a critical order', 'close', CLOSE, {}, 202],
    ['closing another order', 'close', CLOSE, { urgencyLevel: 'high' as const }, 200],
    ['refusing an order', 'respond', { outcome: 'refused' }, { urgencyLevel: 'low' as const }, 202],
    [
      'closing one as refused',
      'close',
      { reason: 'Lawful', outcome: 'refused' },
      { urgencyLevel: 'low' as const },
      202,
    ],
    [
      'closing one with effect',
      'close',
      { reason: 'Done', outcome: 'given' },
      { urgencyLevel: 'low' as const },
      200,
    ],
    ['giving effect to one', 'respond', { outcome: 'given' }, {}, 200],
    ['acknowledging a critical order', 'acknowledge', {}, {}, 200],
    ['starting one, whatever else is said', 'start', { outcome: 'refused' }, {}, 200],
  ])('%s', async (_, action, body, changes, status) => {
    order.ticket = { ...order.ticket, ...changes };
    await order.ada.post(`/api/admin/sla-tickets/7/${action}`).send(body).expect(status);
    expect(order.done).toHaveLength(status === 200 ? 1 : 0);
  });

  it('lifting “do not inform”, once it is there to be lifted', async () => {
    const lift = () =>
      order.ada.post('/api/admin/sla-tickets/7/lift-do-not-inform').send({ reason: 'They said so' });
    order.ticket = { ...order.ticket, doNotInform: true };
    const { body } = await lift().expect(202);
    await order.grant((body as { approvalId: string }).approvalId).expect(200);
    expect(order.done).toEqual([{ ticketId: 7, reason: 'They said so' }]);
  });

  it('that another client is meant, by name, and not before there is one to change', async () => {
    const meant = (signupId: number) =>
      order.ada
        .post('/api/admin/sla-tickets/7/change-client')
        .send({ signupId, reason: 'Their letter says so' });
    await meant(UNKNOWN_SIGNUP).expect(400);
    const { body } = await meant(223_456_789).expect(202);
    expect(order.done).toEqual([]);
    expect((await order.list())[0]).toMatchObject({
      kind: 'change-order-client',
      change: {
        reason: 'Their letter says so',
        client: `Other BV (DSA-OTH234) instead of ${order.ticket.companyName}`,
      },
    });
    await order.grant((body as { approvalId: string }).approvalId).expect(200);
    const command = { ticketId: 7, signupId: 223_456_789, insteadOf: order.ticket.signupId };
    expect(order.done).toMatchObject([{ ...command, reason: 'Their letter says so' }]);

    order.ticket = { ...order.ticket, signupId: null };
    await meant(323_456_789).expect(200);
    expect(order.done).toHaveLength(2);
  });

  it('what is not its turn is refused by the service at once, and bound to the version that was looked at', async () => {
    order.ticket = { ...order.ticket, nextActions: ['acknowledge'] };
    order.refusal = NOT_NOW;
    await order.close(order.ada).expect(409);
    expect(await order.list()).toEqual([]);
    order.refusal = undefined;
    await order.close(order.ada).expect(200);
    expect(order.done).toMatchObject([{ version: 4 }]);
  });

  it('nothing of it stands in the table but what was asked for', async () => {
    await order.ask();
    const [row] = await order.gateway.database.query<{ payload: object }>(
      'select payload from gateway.approvals',
    );
    expect(row!.payload).toEqual({ ...CLOSE, ticketId: 7, action: 'close' });
  });
});
