import { DAY_MS } from '@rep13/contracts-constants';
import { GetTicketStatistics } from '@rep13/contracts-sla';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

describe('the statistics of acknowledgements', () => {
  let service: SlaUnderTest;
  beforeAll(async () => {
    service = await startSla();
  });
  beforeEach(() => service.db.query('truncate sla_tickets cascade'));
  afterAll(() => service.stop());

  /** `2026-11-20`, so many days before today. */
  const day = (ago: number) => new Date(service.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  let last = 0;
  const createTicket = (contact: string, hours: number | null, compliant = true) =>
    service.db.query(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date,
         response_time_hours, sla_compliant) values (123456789, $1, 'ACM', $2, $3, $4)`,
      [`SLA-2026-${String((last += 1)).padStart(5, '0')}`, contact, hours, compliant],
    );
  const statistics = (days?: number) => service.call(GetTicketStatistics, { days });

  it('have a line for every day of the period, today last', async () => {
    const { days, responses } = await statistics();
    expect(days).toHaveLength(90);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([day(89), day(0)]);
    const nothing = { received: 0, acknowledged: 0, violations: 0, averageResponseHours: null };
    expect(days[45]).toEqual({ day: day(44), ...nothing });
    expect(responses).toEqual([]);
  });

  it('say of each day, UTC, how many orders came and how fast they were acknowledged', async () => {
    await createTicket(`${day(2)}T00:00:00Z`, 1);
    await createTicket(`${day(2)}T23:59:59Z`, 2.35);
    await createTicket(`${day(2)}T12:00:00Z`, 30, false);
    await createTicket(`${day(2)}T12:00:00Z`, null);
    await createTicket(`${day(1)}T00:00:00+02:00`, null, false);
    await createTicket(`${day(0)}T00:00:00Z`, null);

    const { days } = await statistics(3);

    expect(days).toEqual([
      { day: day(2), received: 5, acknowledged: 3, violations: 2, averageResponseHours: 11.12 },
      { day: day(1), received: 0, acknowledged: 0, violations: 0, averageResponseHours: null },
      { day: day(0), received: 1, acknowledged: 0, violations: 0, averageResponseHours: null },
    ]);
  });

  it('show each acknowledged ticket, oldest first, and nothing from before the period', async () => {
    await createTicket(`${day(3)}T23:59:59Z`, 5);
    await createTicket(`${day(1)}T10:00:00Z`, 25, false);
    await createTicket(`${day(2)}T10:00:00Z`, 0.28);
    await createTicket(`${day(0)}T00:00:00Z`, null);

    const { responses } = await statistics(3);

    expect(responses).toEqual([
      {
        ticketId: expect.any(Number),
        ticketNumber: expect.stringMatching(/^SLA-/),
        authorityContactDate: `${day(2)}T10:00:00.000Z`,
        responseTimeHours: 0.28,
        slaCompliant: true,
      },
      expect.objectContaining({ responseTimeHours: 25, slaCompliant: false }),
    ]);
  });

  it('show 200 tickets at most, the latest ones', async () => {
    await service.db.query(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, response_time_hours)
       select 123456789, 'SLA-2025-' || lpad(n::text, 5, '0'), 'ACM', $1::timestamptz + make_interval(secs => n), n
       from generate_series(1, 201) n`,
      [`${day(1)}T00:00:00Z`],
    );
    const { responses } = await statistics(2);
    expect(responses).toHaveLength(200);
    expect(responses[0]?.responseTimeHours).toBe(2);
    expect(responses.at(-1)?.responseTimeHours).toBe(201);
  });

  it.each([0, 731, 1.5])('are not given for %s days', async (days) => {
    await expect(statistics(days)).rejects.toMatchObject({ status: 400 });
  });
});
