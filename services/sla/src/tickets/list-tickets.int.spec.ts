import type { PayloadOf } from '@rep13/contracts-messaging';
import { GetTicketTotals, ListTickets } from '@rep13/contracts-sla';
import { startTestService, type TestService } from '@rep13/testing';
import { sla } from '../service.ts';

const SIGNUP = 123_456_789;

describe('the list of tickets', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sla);
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
      signupId: SIGNUP,
      ticketNumber,
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
      closeReason: null,
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
      made['elsewhere'] = await createTicket({ signup_id: 987_654_321, authority_name: 'Bundesnetzagentur' });
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

  it('refuses a page that is too large', async () => {
    await expect(service.call(ListTickets, { limit: 201 })).rejects.toMatchObject({ status: 400 });
  });
});
