import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  CountTickets,
  GetTicketPulse,
  GetTicketTotals,
  ListDueTickets,
  ListTickets,
} from '@rep13/contracts-sla';
import { NOTHING_RECORDED } from '../../test/nothing-recorded.ts';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const SIGNUP = 123_456_789;

describe('the list of tickets', () => {
  let service: SlaUnderTest;
  beforeAll(async () => {
    service = await startSla();
  });
  beforeEach(() => service.db.query('truncate sla_tickets cascade'));
  afterAll(() => service.stop());

  let last = 0;
  /** A ticket as it stands in the table; the columns named override. */
  const createTicket = async (given: Record<string, unknown> = {}): Promise<string> => {
    last += 1;
    const ticketNumber = `SLA-2026-${String(last).padStart(5, '0')}`;
    const row = {
      signup_id: SIGNUP,
      ticket_number: ticketNumber,
      authority_name: 'ACM',
      authority_contact_date: '2026-11-20T09:14:00Z',
      ...given,
    };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await service.db.query(
      `insert into sla_tickets (${Object.keys(row).join()}) values (${places.join()})`,
      Object.values(row),
    );
    return ticketNumber;
  };
  const numbers = async (query: ListTickets = {}) =>
    (await service.call(ListTickets, query)).map(({ ticketNumber }) => ticketNumber);

  it('is empty while no authority has written', async () => {
    expect(await numbers()).toEqual([]);
  });

  it('has the newest first', async () => {
    const older = await createTicket();
    const newer = await createTicket();

    expect(await numbers()).toEqual([newer, older]);
  });

  it('holds one signup only, if it is named', async () => {
    const mine = await createTicket();
    await createTicket({ signup_id: 987_654_321 });

    expect(await numbers({ signupId: SIGNUP })).toEqual([mine]);
  });

  it('goes on after the cursor', async () => {
    const oldest = await createTicket();
    await createTicket();
    const newest = await createTicket();

    const [first] = await service.call(ListTickets, { limit: 1 });

    expect(first?.ticketNumber).toBe(newest);
    expect((await numbers({ limit: 2, cursor: first?.id })).at(-1)).toBe(oldest);
  });

  it('is counted with its filters, whatever page is asked for', async () => {
    await createTicket({ status: 'closed', close_reason: 'Done' });
    await createTicket({ sla_compliant: false });
    await createTicket({ signup_id: 987_654_321, do_not_inform: true });
    const count = (query: CountTickets) => service.call(CountTickets, query);
    expect(await count({})).toBe(3);
    expect(await count({ limit: 1, sort: 'due' })).toBe(3);
    expect(await count({ open: true })).toBe(2);
    expect(await count({ open: true, compliant: false })).toBe(1);
    expect(await count({ assigneeId: null })).toBe(3);
    expect(await count({ signupId: 987_654_321 })).toBe(1);
    expect(await count({ signupId: 987_654_321, forClient: true })).toBe(0);
    expect(await count({ search: 'acm' })).toBe(3);
  });

  it('shows a ticket as the specification names it', async () => {
    const ticketNumber = await createTicket({
      response_date: '2026-11-20T09:31:00Z',
      response_time_hours: '0.28',
      status: 'acknowledged',
      urgency_level: 'high',
    });

    const [ticket] = await service.call(ListTickets, {});

    expect(ticket).toEqual({
      id: expect.any(Number),
      version: 1,
      signupId: SIGNUP,
      companyName: null,
      ticketNumber,
      source: 'staff',
      authorityReference: null,
      authorityName: 'ACM',
      authorityContactDate: '2026-11-20T09:14:00.000Z',
      responseDate: '2026-11-20T09:31:00.000Z',
      forwardedToClient: false,
      forwardedDate: null,
      urgencyLevel: 'high',
      status: 'acknowledged',
      description: null,
      responseTimeHours: 0.28,
      slaCompliant: true,
      dueAt: '2026-11-21T09:14:00.000Z',
      ...NOTHING_RECORDED,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  describe('filtered', () => {
    const made: Record<string, string> = {};
    beforeEach(async () => {
      made['pending'] = await createTicket();
      made['missed'] = await createTicket({ sla_compliant: false, urgency_level: 'critical' });
      made['closed'] = await createTicket({ status: 'closed', close_reason: 'Done', urgency_level: 'low' });
      made['late'] = await createTicket({ status: 'closed', close_reason: 'Done', sla_compliant: false });
      made['elsewhere'] = await createTicket({
        signup_id: 987_654_321,
        company_name: 'Zebra Ltd',
        authority_name: 'Bundesnetzagentur',
        assignee_id: 7,
      });
    });

    it.each<[PayloadOf<ListTickets>, string[]]>([
      [{ status: 'closed' }, ['late', 'closed']],
      [{ status: 'responded' }, []],
      [{ urgencyLevel: 'critical' }, ['missed']],
      [{ compliant: false }, ['late', 'missed']],
      [{ compliant: true }, ['elsewhere', 'closed', 'pending']],
      [{ open: true }, ['elsewhere', 'missed', 'pending']],
      [{ open: false }, ['late', 'closed']],
      [{ open: false, compliant: false, signupId: SIGNUP }, ['late']],
      [{ search: 'netzAG' }, ['elsewhere']],
      [{ search: 'acm', open: true }, ['missed', 'pending']],
      [{ search: 'zebra' }, ['elsewhere']],
      [{ assigneeId: 7 }, ['elsewhere']],
      [{ assigneeId: null, open: true }, ['missed', 'pending']],
      [{ search: '%' }, []],
      [{ search: 'acm', limit: 1 }, ['late']],
    ])('by %j', async (query, expected) => {
      expect(await numbers(query)).toEqual(expected.map((name) => made[name]));
    });

    it('by a ticket number, or a part of one', async () => {
      const number = made['missed']!;
      expect(await numbers({ search: number })).toEqual([number]);
      expect(await numbers({ search: number.slice(-5) })).toEqual([number]);
    });

    it('goes on after the cursor', async () => {
      const [first] = await service.call(ListTickets, { open: true, limit: 1 });
      const rest = await numbers({ open: true, cursor: first!.id });
      expect(rest).toEqual([made['missed'], made['pending']]);
    });

    it('is counted', async () => {
      const counted = { total: 5, open: 3, violations: 2 };
      expect(await service.call(GetTicketTotals, {})).toEqual(counted);
    });
  });

  describe('sorted by what is due', () => {
    const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
    const due = (hour: number, given = {}) =>
      createTicket({ next_due_at: at(hour), next_due: 'acknowledge', ...given });
    const made: Record<string, string> = {};
    beforeEach(async () => {
      made['nothing older'] = await createTicket({ status: 'closed', close_reason: 'Done' });
      made['late'] = await due(20);
      made['soon'] = await due(9);
      made['as soon'] = await due(9);
      made['nothing'] = await createTicket({ status: 'responded', urgency_level: 'high' });
      made['midday'] = await due(12, { urgency_level: 'high', company_name: 'Zebra Ltd' });
    });
    const named = async (query: PayloadOf<ListTickets>) => {
      const found = await numbers({ sort: 'due', ...query });
      return found.map((number) => Object.keys(made).find((name) => made[name] === number));
    };

    it('has the most urgent first, and behind them what nothing is due of, newest first', async () => {
      expect(await named({})).toEqual(['soon', 'as soon', 'midday', 'late', 'nothing', 'nothing older']);
      expect(await named({ urgencyLevel: 'high' })).toEqual(['midday', 'nothing']);
      expect(await named({ search: 'zebra' })).toEqual(['midday']);
    });

    it('is turned page by page without a gap or a double, whatever the size of the page', async () => {
      const whole = await numbers({ sort: 'due' });
      for (const limit of [1, 2, 3, 5]) {
        const seen: string[] = [];
        let cursor: number | undefined;
        for (;;) {
          const page = await service.call(ListTickets, { sort: 'due', limit, cursor });
          if (page.length === 0) break;
          seen.push(...page.map(({ ticketNumber }) => ticketNumber));
          cursor = page.at(-1)!.id;
        }
        expect(seen).toEqual(whole);
      }
    });
  });

  describe('of what waits for us', () => {
    it('has what is ours to do and what nobody has read, in the one order, and is counted', async () => {
      const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
      const due = (hour: number, next_due: string, next_due_by: string, given = {}) =>
        createTicket({ next_due_at: at(hour), next_due, next_due_by, ...given });
      const step = await due(12, 'step', 'staff');
      await due(8, 'client', 'client');
      const read = await due(9, 'client', 'client', { unread_since: at(7) });
      const message = await due(10, 'message', 'staff', { unread_since: at(6) });
      await createTicket({ status: 'closed', close_reason: 'Done', unread_since: at(1) });
      expect(await numbers({ waiting: true, sort: 'due' })).toEqual([read, message, step]);
      expect(await service.call(CountTickets, { waiting: true })).toBe(3);
      expect((await service.call(GetTicketPulse, {})).waiting).toBe(3);
    });
  });

  describe('the calendar', () => {
    it('has each clock that runs out in the time', async () => {
      const contact = '2026-11-20T09:00:00Z';
      await createTicket({
        authority_contact_date: contact,
        answer_started_at: contact,
        answer_due_at: '2026-11-22T12:00:00Z',
      });
      await createTicket({
        authority_contact_date: contact,
        response_date: contact,
        status: 'forwarded',
        client_started_at: contact,
        client_due_at: '2026-11-20T21:00:00Z',
      });
      await createTicket({ authority_contact_date: contact, status: 'closed', close_reason: 'Done' });

      const listed = await service.call(ListDueTickets, { from: '2026-11-20', to: '2026-11-23' });
      expect(listed.map(({ clock, dueAt }) => [clock, dueAt])).toEqual([
        ['client', '2026-11-20T21:00:00.000Z'],
        ['acknowledge', '2026-11-21T09:00:00.000Z'],
        ['answer', '2026-11-22T12:00:00.000Z'],
      ]);
      expect(await service.call(ListDueTickets, { from: '2026-11-23', to: '2026-11-24' })).toEqual([]);
    });
  });

  it('has a pulse that rises with whatever happens', async () => {
    const before = await service.call(GetTicketPulse, {});
    const { id } = await service.open();
    const opened = await service.call(GetTicketPulse, {});
    expect(opened).toEqual({
      lastEventId: expect.any(Number),
      pending: before.pending + 1,
      waiting: before.waiting + 1,
      reportIncomplete: before.reportIncomplete,
      mailsWaiting: 0,
    });
    expect(opened.lastEventId).toBeGreaterThan(before.lastEventId);
    await service.act(id, 'acknowledge');
    expect(await service.call(GetTicketPulse, {})).toMatchObject({ pending: before.pending });
  });

  it('refuses a page that is too large', async () => {
    await expect(service.call(ListTickets, { limit: 201 })).rejects.toMatchObject({ status: 400 });
  });
});
