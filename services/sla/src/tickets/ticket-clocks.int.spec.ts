import type { EventClass } from '@rep13/contracts-messaging';
import { ListTickets, TicketBreached, TicketEscalated, TicketWarned } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { startDesk, type Desk } from '../../test/desk.ts';
import { TicketClockSweeper } from './ticket-clock-sweeper.ts';

interface Fact {
  readonly ticketId: number;
}

describe('the clock of an order', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk();
  });
  afterAll(() => desk.stop());

  const said = async <E extends Fact>(type: EventClass<E>, id: number) =>
    (await desk.published(type)).filter(({ ticketId }) => ticketId === id);
  const historyOf = async (id: number) => (await desk.get(id)).events.map(({ action }) => action);
  const history = (id: number, actions: string[]) =>
    eventually(
      async () => {
        expect(await historyOf(id)).toEqual(actions);
        return true;
      },
      { says: `the history of ticket ${id} is ${actions.join()}` },
    );
  const looked = () => desk.app.get(TicketClockSweeper).sweep();
  const jobsRung = (id: number, count: number) =>
    eventually(
      async () => {
        const [row] = await desk.db.query<{ done: number }[]>(
          `select count(*)::integer as done from jobs where payload->>'ticketId' = $1 and state = 'done'`,
          [String(id)],
        );
        return row?.done === count;
      },
      { says: `${count} rings of ticket ${id} were heard` },
    );

  it('warns at 50, 75 and 90 percent, and breaches once', async () => {
    const { id, ticketNumber, signupId, dueAt } = await desk.open({ urgencyLevel: 'high' });

    for (const [hours, percent] of [
      [12, 50],
      [6, 75],
      [3.6, 90],
    ] as const) {
      await desk.passHours(hours);
      await eventually(async () => (await said(TicketWarned, id)).some((fact) => fact.percent === percent), {
        says: `the clock warned at ${percent} percent`,
      });
    }
    await desk.passHours(2.5);
    await history(id, ['open', 'warn-50', 'warn-75', 'warn-90', 'breach']);

    const fact = { signupId, ticketId: id, ticketNumber, dueAt, urgencyLevel: 'high' };
    expect(await said(TicketWarned, id)).toEqual([50, 75, 90].map((percent) => ({ ...fact, percent })));
    expect(await said(TicketBreached, id)).toEqual([fact]);
    expect(await desk.get(id)).toMatchObject({ slaCompliant: false, status: 'pending' });
    expect((await desk.get(id)).events.slice(1).map(({ actor }) => actor)).toEqual(Array(4).fill('system'));
  });

  it('is silent once the order is acknowledged', async () => {
    const { id } = await desk.open();
    await desk.act(id, 'acknowledge');

    await desk.passHours(30);
    await jobsRung(id, 4);

    expect(await historyOf(id)).toEqual(['open', 'acknowledge']);
    expect(await desk.get(id)).toMatchObject({ slaCompliant: true });
  });

  it('leaves the breach when the acknowledgement comes late', async () => {
    const { id } = await desk.open();
    await desk.passHours(25);
    await history(id, ['open', 'breach']);

    const late = await desk.act(id, 'acknowledge');

    expect(late).toMatchObject({ slaCompliant: false, status: 'acknowledged' });
    expect(late.responseTimeHours).toBeCloseTo(25, 1);
    await desk.act(id, 'close', { reason: 'Done' });
    expect(await desk.get(id)).toMatchObject({ slaCompliant: false });
    expect(await said(TicketBreached, id)).toHaveLength(1);
  });

  it('breaches with an acknowledgement that is late before anybody looked', async () => {
    const { id } = await desk.open();
    await desk.db.query(`delete from jobs where payload->>'ticketId' = $1`, [String(id)]);
    await desk.passHours(25);

    const { events, slaCompliant } = await desk.act(id, 'acknowledge');

    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['open', 'admin:7'],
      ['breach', 'system'],
      ['acknowledge', 'admin:7'],
    ]);
    expect(slaCompliant).toBe(false);
    expect(await said(TicketBreached, id)).toHaveLength(1);
  });

  it('breaches within a minute though its jobs are lost', async () => {
    const { id } = await desk.open();
    await desk.db.query(`delete from jobs where payload->>'ticketId' = $1`, [String(id)]);

    await desk.passHours(25);
    expect(await historyOf(id)).toEqual(['open']);
    await looked();

    await history(id, ['open', 'breach']);
  });

  it('says nothing when a job rings too early', async () => {
    const { id } = await desk.open();

    await desk.db.query(
      `update jobs set run_at = now() - interval '1 second' where payload->>'ticketId' = $1`,
      [String(id)],
    );
    await jobsRung(id, 4);
    await looked();

    expect(await historyOf(id)).toEqual(['open']);
    await desk.passHours(13);
    await looked();
    await history(id, ['open', 'warn-50']);
  });

  it('finds out for itself where a row stands that came in by another way', async () => {
    const [row] = await desk.db.query<{ id: number }[]>(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, next_ring_at)
       values (123456789, 'SLA-2020-00001', 'ACM', $1, $2) returning id`,
      [new Date(desk.now().getTime() - 20 * 3_600_000), desk.now()],
    );
    await looked();
    await history(row!.id, ['warn-75']);
  });

  it('escalates once when the client leaves a forwarded order unanswered for 12 hours', async () => {
    const { id, ticketNumber, signupId } = await desk.open();
    await desk.passHours(3);
    await desk.act(id, 'acknowledge');
    await desk.act(id, 'forward');

    await desk.passHours(11.9);
    await jobsRung(id, 1);
    await looked();
    expect(await said(TicketEscalated, id)).toEqual([]);
    await desk.passHours(0.2);
    await history(id, ['open', 'acknowledge', 'forward', 'escalate']);
    await desk.passHours(24);
    await looked();

    expect(await said(TicketEscalated, id)).toEqual([{ signupId, ticketId: id, ticketNumber }]);
    expect(await desk.get(id)).toMatchObject({ status: 'forwarded', slaCompliant: true });
  });

  it('does not escalate what is worked on', async () => {
    const { id } = await desk.open();
    await desk.act(id, 'acknowledge');
    await desk.act(id, 'forward');
    await desk.act(id, 'start');
    await desk.passHours(13);
    await looked();
    expect(await historyOf(id)).toEqual(['open', 'acknowledge', 'forward', 'start']);
  });

  it('is counted among the violations', async () => {
    const numbers = async (query: ListTickets) =>
      (await desk.call(ListTickets, query)).map(({ ticketNumber }) => ticketNumber);
    const { id, ticketNumber } = await desk.open();
    expect(await numbers({ compliant: false })).not.toContain(ticketNumber);

    await desk.passHours(25);
    await history(id, ['open', 'breach']);

    expect(await numbers({ compliant: false })).toContain(ticketNumber);
  });
});
