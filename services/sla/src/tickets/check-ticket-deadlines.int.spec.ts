import type { EventClass } from '@rep13/contracts-messaging';
import {
  ListTickets,
  TicketAuthorityAnswerMissed,
  TicketAuthorityReminded,
  TicketBreached,
  TicketEscalated,
  TicketWarned,
} from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

interface Fact {
  readonly ticketId: number;
}

describe('the clock of a ticket', () => {
  let service: SlaUnderTest;
  beforeAll(async () => {
    service = await startSla();
  });
  afterAll(() => service.stop());

  const published = async <E extends Fact>(type: EventClass<E>, id: number) =>
    (await service.published(type)).filter(({ ticketId }) => ticketId === id);
  const historyOf = async (id: number) => (await service.get(id)).events.map(({ action }) => action);
  const history = (id: number, actions: string[]) =>
    eventually(
      async () => {
        expect(await historyOf(id)).toEqual(actions);
        return true;
      },
      { fact: `the history of ticket ${id} is ${actions.join()}` },
    );
  const setNextDeadline = (id: number, at: Date) =>
    service.db.query('update sla_tickets set next_deadline_at = $2 where id = $1', [id, at]);

  it('warns at 50, 75 and 90 percent, and breaches once', async () => {
    const { id, ticketNumber, signupId, dueAt, authorityReference } = await service.open({
      urgencyLevel: 'high',
    });

    for (const [hours, percent] of [
      [12, 50],
      [6, 75],
      [3.6, 90],
    ] as const) {
      service.passHours(hours);
      await eventually(
        async () => (await published(TicketWarned, id)).some((fact) => fact.percent === percent),
        {
          fact: `the clock warned at ${percent} percent`,
        },
      );
    }
    service.passHours(2.5);
    await history(id, ['open', 'warn-50', 'warn-75', 'warn-90', 'breach']);

    const reference = authorityReference;
    const fact = {
      signupId,
      ticketId: id,
      ticketNumber,
      reference,
      dueAt,
      urgencyLevel: 'high',
      alsoAsV2: true,
    };
    expect(await published(TicketWarned, id)).toEqual([50, 75, 90].map((percent) => ({ ...fact, percent })));
    expect(await published(TicketBreached, id)).toEqual([fact]);
    expect(await service.get(id)).toMatchObject({ slaCompliant: false, status: 'pending' });
    expect((await service.get(id)).events.slice(1).map(({ actor }) => actor)).toEqual(
      Array(4).fill('system'),
    );
  });

  it('is silent once the ticket is acknowledged', async () => {
    const { id } = await service.open();
    await service.act(id, 'acknowledge');

    service.passHours(30);
    await service.allChecked();

    expect(await historyOf(id)).toEqual(['open', 'acknowledge']);
    expect(await service.get(id)).toMatchObject({ slaCompliant: true });
  });

  it('leaves the breach when the acknowledgement comes late', async () => {
    const { id } = await service.open();
    service.passHours(25);
    await history(id, ['open', 'breach']);

    const late = await service.act(id, 'acknowledge');

    expect(late).toMatchObject({ slaCompliant: false, status: 'acknowledged' });
    expect(late.responseTimeHours).toBeCloseTo(25, 1);
    await service.act(id, 'close', { reason: 'Done', closedAs: 'withdrawn' });
    expect(await service.get(id)).toMatchObject({ slaCompliant: false });
    expect(await published(TicketBreached, id)).toHaveLength(1);
  });

  it('breaches with an acknowledgement that is late before anybody looked', async () => {
    const { id } = await service.open();
    await setNextDeadline(id, new Date('2200-01-01'));
    service.passHours(25);

    const { events, slaCompliant } = await service.act(id, 'acknowledge');

    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['open', 'admin:7'],
      ['breach', 'system'],
      ['acknowledge', 'admin:7'],
    ]);
    expect(slaCompliant).toBe(false);
    expect(await published(TicketBreached, id)).toHaveLength(1);
  });

  it('says nothing when it is checked too early', async () => {
    const { id } = await service.open();

    await setNextDeadline(id, service.now());
    await service.allChecked();

    expect(await historyOf(id)).toEqual(['open']);
    service.passHours(13);
    await service.allChecked();
    await history(id, ['open', 'warn-50']);
  });

  it('holds up no other when it can not be checked, and makes up for it', async () => {
    const { id: bad } = await service.open();
    service.passHours(0.1);
    const { id: good } = await service.open();
    await service.db.query(
      `alter table sla_ticket_events add constraint bad check (ticket_id <> ${bad} or action = 'open')`,
    );

    service.passHours(12.5);
    await history(good, ['open', 'warn-50']);
    expect(await historyOf(bad)).toEqual(['open']);
    await service.db.query('alter table sla_ticket_events drop constraint bad');
    service.passHours(0.1);

    await history(bad, ['open', 'warn-50']);
  });

  it('goes by what the version before writes too, as long as both run', async () => {
    const insert = `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, next_ring_at)
      values (123456789, 'SLA-2020-00002', 'ACM', $1, $2) returning id`;
    const soon = new Date(service.now().getTime() + 3_600_000);
    const [row] = await service.db.query<{ id: number }[]>(insert, [service.now(), soon]);
    const columns = async () =>
      (
        await service.db.query<object[]>(
          'select next_ring_at, next_deadline_at from sla_tickets where id = $1',
          [row!.id],
        )
      )[0];
    expect(await columns()).toEqual({ next_ring_at: soon, next_deadline_at: soon });

    const later = new Date(soon.getTime() + 3_600_000);
    await service.db.query('update sla_tickets set next_ring_at = $2 where id = $1', [row!.id, later]);
    expect(await columns()).toEqual({ next_ring_at: later, next_deadline_at: later });

    await service.act(row!.id, 'acknowledge');
    expect(await columns()).toEqual({ next_ring_at: null, next_deadline_at: null });
  });

  it('finds out for itself where a row stands that came in by another way', async () => {
    const [row] = await service.db.query<{ id: number }[]>(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, next_deadline_at)
       values (123456789, 'SLA-2020-00001', 'ACM', $1, $2) returning id`,
      [new Date(service.now().getTime() - 20 * 3_600_000), service.now()],
    );
    await service.allChecked();
    await history(row!.id, ['warn-75']);
  });

  it('escalates once when the client leaves a forwarded ticket unanswered for 12 hours', async () => {
    const { id, ticketNumber, signupId, authorityReference: reference } = await service.open();
    service.passHours(3);
    await service.act(id, 'acknowledge');
    await service.act(id, 'forward');

    service.passHours(11.9);
    await service.allChecked();
    expect(await published(TicketEscalated, id)).toEqual([]);
    service.passHours(0.2);
    await history(id, ['open', 'acknowledge', 'forward', 'escalate']);
    service.passHours(24);
    await service.allChecked();

    expect(await published(TicketEscalated, id)).toEqual([
      { signupId, ticketId: id, ticketNumber, reference, forwardedAt: expect.any(String) },
    ]);
    expect(await service.get(id)).toMatchObject({ status: 'forwarded', slaCompliant: true });
  });

  it('escalates also what is worked on', async () => {
    const { id } = await service.open();
    await service.act(id, 'acknowledge');
    await service.act(id, 'forward');
    await service.act(id, 'start');
    service.passHours(13);
    await service.allChecked();
    await history(id, ['open', 'acknowledge', 'forward', 'start', 'escalate']);
    expect(await service.get(id)).toMatchObject({ nextDue: 'step', nextDueBy: 'staff' });
  });

  it('reminds an authority that was asked, and gives the order back when it does not answer', async () => {
    const { id } = await service.open();
    for (const action of ['acknowledge', 'forward', 'start', 'ask-authority'] as const)
      await service.act(id, action);
    expect(await service.get(id)).toMatchObject({ nextDue: 'authority', nextDueBy: 'authority' });
    service.passHours(37);
    await service.allChecked();
    service.passHours(36);
    await service.allChecked();
    const waited = (await historyOf(id)).slice(-2);
    expect(waited).toEqual(['authority-remind', 'authority-miss']);
    expect(await published(TicketAuthorityReminded, id)).toHaveLength(1);
    expect(await published(TicketAuthorityAnswerMissed, id)).toHaveLength(1);
    expect(await service.get(id)).toMatchObject({ status: 'awaiting_authority', nextDueBy: 'staff' });
  });

  it('gives a date to an open order that an earlier version has left without one', async () => {
    const [row] = await service.db.query<{ id: number }[]>(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, response_date,
         status, updated_at)
       values (123456789, 'SLA-2020-00003', 'ACM', $1, $1, 'acknowledged', $1) returning id`,
      [new Date(service.now().getTime() - 2 * 3_600_000)],
    );
    await eventually(async () => (await service.get(row!.id)).nextDue === 'step', {
      fact: 'the order had a next date',
    });
    expect(await historyOf(row!.id)).toEqual([]);
  });

  it('is counted among the violations', async () => {
    const numbers = async (query: ListTickets) =>
      (await service.call(ListTickets, query)).map(({ ticketNumber }) => ticketNumber);
    const { id, ticketNumber } = await service.open();
    expect(await numbers({ compliant: false })).not.toContain(ticketNumber);

    service.passHours(25);
    await history(id, ['open', 'breach']);

    expect(await numbers({ compliant: false })).toContain(ticketNumber);
  });
});
