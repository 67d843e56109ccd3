import { HOUR_MS } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  ClassifyTicket,
  CountTickets,
  GetClientTicket,
  GetResponseTimes,
  GetTicketPulse,
  GetTicketStatistics,
  GetTicketTotals,
  ListTickets,
  ReportLifeAtRisk,
  ReportOrder,
  SetTicketDeadline,
  SetUserNotice,
  TicketLifeAtRiskReported,
  TicketOpened,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const TEXT = 'A user announces an attack on a school in Cork for tomorrow.';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

const report = (given: Partial<PayloadOf<ReportLifeAtRisk>> = {}) =>
  sla.call(ReportLifeAtRisk, { signupId: SIGNUP, text: TEXT, ...given }, { actor: `client:${SIGNUP}` });
const eventsOf = (ticketId: number, type: string) =>
  sla.db.query<{ data: object }[]>(
    `select envelope->'data' as data from outbox_messages
     where type = $2 and (envelope->'data'->>'ticketId')::integer = $1`,
    [ticketId, type],
  );

/** All that is counted of orders: for staff, for their client, by day, as violations, and for the yearly report. */
async function figures() {
  const to = new Date(sla.now().getTime() + HOUR_MS).toISOString();
  const all = await sla.call(GetResponseTimes, { to });
  const own = await sla.call(GetResponseTimes, { to, signupId: SIGNUP, forClient: true });
  const { days, responses } = await sla.call(GetTicketStatistics, { days: 1 });
  const today = days[0]!;
  const { violations } = await sla.call(GetTicketTotals, {});
  return {
    received: [all.all.received, own.all.received, today.received],
    acknowledged: [all.all.acknowledged, own.all.acknowledged, today.acknowledged, responses.length],
    missed: [
      all.all.missed,
      today.violations,
      violations,
      await sla.call(CountTickets, { compliant: false }),
    ],
    reportIncomplete: (await sla.call(GetTicketPulse, {})).reportIncomplete,
  };
}

describe('a suspected threat to life or safety', () => {
  it('is a critical ticket of its client at once, with 24 hours, and no order of an authority', async () => {
    const { id, ...view } = await report({ memberState: 'Ireland', authoritiesInformed: true });
    expect(view).toMatchObject({ lifeAtRisk: true, status: 'pending', urgencyLevel: 'critical' });
    expect(Date.parse(view.dueAt) - Date.parse(view.authorityContactDate)).toBe(24 * HOUR_MS);
    const ticket = await sla.get(id);
    expect(ticket).toMatchObject({ source: 'client', lifeAtRisk: true, orderKind: 'general', request: null });
    expect(ticket.description).toBe(
      `Member State concerned: Ireland\nThe client has informed the authorities: yes, it says\n\n${TEXT}`,
    );
    const [reported] = await eventsOf(id, TicketLifeAtRiskReported.type);
    expect(reported?.data).toMatchObject({ signupId: SIGNUP });
    const [opened] = await eventsOf(id, TicketOpened.type);
    expect(opened?.data).toMatchObject({ urgencyLevel: 'critical', lifeAtRisk: true });
    expect(JSON.stringify([reported, opened])).not.toContain('Cork');
    const [listed] = await sla.call(ListTickets, { signupId: SIGNUP, forClient: true });
    expect(listed).toMatchObject({ id, lifeAtRisk: true });
  });

  it('is acknowledged by our answer, owes its user nothing, and ends for a reason of its own', async () => {
    const { id: ticketId } = await report();
    const write = { ticketId, to: 'client', body: 'Have you?' } as const;
    const answered = await sla.call(WriteAsStaff, write, { actor: ADMIN });
    expect(answered).toMatchObject({ status: 'acknowledged', nextActions: ['close'], nextDueBy: 'client' });
    const own = { ticketId, signupId: SIGNUP };
    expect(await sla.call(GetClientTicket, own)).toMatchObject({ canAnswer: true, userLetter: null });
    const reason = 'The police has it';
    for (const wrong of [{ closedAs: 'withdrawn' }, { outcome: 'given' }] as const)
      await expect(sla.act(ticketId, 'close', { reason, ...wrong })).rejects.toMatchObject({ status: 400 });
    const closed = await sla.act(ticketId, 'close', { reason, closedAs: 'authorities-informed' });
    expect(closed).toMatchObject({ status: 'closed', outcome: null, userUntoldSince: null });
    expect(closed.closedAs).toBe('authorities-informed');
  });

  it('takes nothing of an order, and an order nothing of it', async () => {
    const { id: ticketId } = await report();
    const noOrder = { status: 409, code: 'sla.ticket-is-no-order' };
    const answerBy = new Date(sla.now().getTime() + HOUR_MS).toISOString();
    await expect(sla.call(ClassifyTicket, { ticketId, orderKind: 'act' })).rejects.toMatchObject(noOrder);
    await expect(sla.call(SetTicketDeadline, { ticketId, answerBy })).rejects.toMatchObject(noOrder);
    await expect(sla.call(SetUserNotice, { ticketId, notice: 'not-yet' })).rejects.toMatchObject(noOrder);
    await sla.act(ticketId, 'acknowledge');
    for (const action of ['start', 'ask-authority', 'respond'] as const)
      await expect(sla.act(ticketId, action)).rejects.toMatchObject({ status: 409 });
    const order = await sla.open();
    const end = { reason: 'No', closedAs: 'no-threat' } as const;
    await expect(sla.act(order.id, 'close', end)).rejects.toMatchObject({ status: 400 });
  });

  it('is in no figure of orders, whether it was acknowledged in time or not; a reported order is', async () => {
    const before = await figures();
    await report();
    const { id } = await report();
    await sla.act(id, 'acknowledge');
    await sla.db.query('update sla_tickets set sla_compliant = false where life_at_risk');
    await sla.act(id, 'close', { reason: 'Told', closedAs: 'authorities-informed' });
    expect(await figures()).toEqual(before);
    const arrivedAt = sla.now().toISOString();
    const order = { signupId: SIGNUP, kind: 'act', authorityName: 'ACM', text: TEXT, arrivedAt } as const;
    const reported = await sla.call(ReportOrder, order, { actor: `client:${SIGNUP}` });
    await sla.act(reported.id, 'acknowledge');
    await sla.act(reported.id, 'start');
    await sla.act(reported.id, 'respond', { outcome: 'given' });
    const after = await figures();
    expect(after.received).toEqual(before.received.map((count) => count + 1));
    expect(after.acknowledged).toEqual(before.acknowledged.map((count) => count + 1));
    expect(after.reportIncomplete).toBe(before.reportIncomplete + 1);
  });

  it('says plainly what the client has not said', async () => {
    const { description } = await sla.get((await report()).id);
    expect(description).toMatch(/^Member State concerned: not known to the client\n.*: it has not said so\n/);
  });
});
