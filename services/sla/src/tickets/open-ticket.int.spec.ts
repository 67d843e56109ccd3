import { ERROR_CODES, HOUR_MS } from '@rep13/contracts-constants';
import {
  OpenTicket,
  TicketBreached,
  TicketOpened,
  TicketWarned,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { v7 as uuidv7 } from 'uuid';
import {
  ADMIN,
  buildOrder,
  SIGNUP,
  startSla,
  UNKNOWN_SIGNUP,
  type SlaUnderTest,
} from '../../test/sla-under-test.ts';

describe('an order that reaches us', () => {
  let service: SlaUnderTest;
  beforeAll(async () => {
    service = await startSla();
  });
  afterAll(() => service.stop());

  const ofTicket = async <E extends { ticketId: number }>(type: { type: string; new (): E }, id: number) =>
    (await service.published(type)).filter(({ ticketId }) => ticketId === id);
  const count = async (table: string) =>
    (await service.db.query<{ count: number }[]>(`select count(*)::integer as count from ${table}`))[0]!
      .count;
  /** After how many hours the ticket is looked at next. */
  const nextDeadlineOf = async ({ id, authorityContactDate }: TicketDetailView) => {
    const [row] = await service.db.query<{ at: Date | null }[]>(
      'select next_deadline_at as at from sla_tickets where id = $1',
      [id],
    );
    return row!.at && (row!.at.getTime() - new Date(authorityContactDate).getTime()) / HOUR_MS;
  };

  it('is kept as staff entered it, with a number and a clock', async () => {
    const contact = new Date(service.now().getTime() - HOUR_MS);
    const ticket = await service.open({
      authorityContactDate: contact.toISOString(),
      urgencyLevel: 'critical',
      description: 'Two\nlines',
    });

    expect(ticket).toMatchObject({
      signupId: SIGNUP,
      ticketNumber: expect.stringMatching(new RegExp(`^SLA-${service.now().getUTCFullYear()}-\\d{5}$`)),
      authorityName: 'ACM',
      authorityContactDate: contact.toISOString(),
      dueAt: new Date(contact.getTime() + 24 * HOUR_MS).toISOString(),
      urgencyLevel: 'critical',
      status: 'pending',
      description: 'Two\nlines',
      responseDate: null,
      responseTimeHours: null,
      slaCompliant: true,
      closeReason: null,
      nextActions: ['acknowledge', 'close'],
      events: [{ action: 'open', fromStatus: null, toStatus: 'pending', actor: ADMIN, note: null }],
    });
    expect(await service.get(ticket.id)).toEqual(ticket);
  });

  it('is announced once, and is looked at when half of the time is over', async () => {
    const ticket = await service.open();

    expect(await ofTicket(TicketOpened, ticket.id)).toEqual([
      {
        signupId: SIGNUP,
        alsoAsV2: true,
        ticketId: ticket.id,
        ticketNumber: ticket.ticketNumber,
        reference: ticket.authorityReference,
        dueAt: ticket.dueAt,
        urgencyLevel: 'normal',
      },
    ]);
    expect(await nextDeadlineOf(ticket)).toBe(12);
  });

  it('says nowhere but in its own row what the authority wants', async () => {
    const { id } = await service.open({ description: 'canary-of-the-order' });
    await service.act(id, 'acknowledge', { note: 'canary-of-the-note' });
    await service.act(id, 'close', { reason: 'canary-of-the-reason', closedAs: 'withdrawn' });

    const tables = ['outbox_messages', 'jobs'].map(
      (table) => `select row_to_json(t)::text as text from ${table} t`,
    );
    const rows = await service.db.query<{ text: string }[]>(tables.join(' union all '));
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ text }) => text.includes('canary'))).toEqual([]);
  });

  it('entered too late is breached at once, without the warnings of the past', async () => {
    const ticket = await service.open({}, 30);

    expect(ticket).toMatchObject({ slaCompliant: false, status: 'pending' });
    expect(ticket.events.map(({ action, actor }) => [action, actor])).toEqual([
      ['open', ADMIN],
      ['breach', 'system'],
    ]);
    expect(await ofTicket(TicketBreached, ticket.id)).toHaveLength(1);
    expect(await ofTicket(TicketWarned, ticket.id)).toEqual([]);
    expect(await nextDeadlineOf(ticket)).toBeNull();
  });

  it('entered after half of the time is looked at for the rest only', async () => {
    const ticket = await service.open({}, 19);
    expect(await nextDeadlineOf(ticket)).toBe(21.6);
    expect(await ofTicket(TicketWarned, ticket.id)).toEqual([]);
  });

  it.each([
    ['signupId', { signupId: UNKNOWN_SIGNUP }, 'There is no signup with this number'],
    ['authorityContactDate', { authorityContactDate: hence(5.1) }, 'The contact date lies in the future'],
    ['authorityContactDate', { authorityContactDate: hence(-367 * 24 * 60) }, /more than a year back/],
    ['authorityContactDate', { authorityContactDate: '2026-02-30T10:00:00Z' }, /date, time and time zone/],
    ['authorityContactDate', { authorityContactDate: '2026-11-20T10:00:00' }, /date, time and time zone/],
    ['authorityName', { authorityName: '' }, 'Authority name is required'],
    ['urgencyLevel', { urgencyLevel: 'urgent' as never }, /low, normal, high or critical/],
    ['description', { description: 'x'.repeat(5_001) }, /at most 5000/],
  ])('is refused with a wrong %s: %j', async (path, given, message) => {
    const before = await count('sla_tickets');

    await expect(service.open(given)).rejects.toMatchObject({
      status: 400,
      code: ERROR_CODES.validationFailed,
      details: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
    expect(await count('sla_tickets')).toBe(before);
  });

  function hence(minutes: number): string {
    return new Date(Date.now() + minutes * 60_000).toISOString();
  }

  it('may come from a clock that is 4 minutes fast, and from a year ago', async () => {
    await expect(service.open({ authorityContactDate: hence(4) })).resolves.toBeDefined();
    await expect(service.open({ authorityContactDate: hence(-365 * 24 * 60) })).resolves.toBeDefined();
  });

  it('is entered once when its request is repeated', async () => {
    const idempotency = { scope: 'session', key: uuidv7(), fingerprint: 'form' };
    const order = buildOrder(service.now());
    const open = () => service.call(OpenTicket, order, { actor: ADMIN, idempotency });

    const first = await open();

    expect(await open()).toEqual(first);
    expect(await ofTicket(TicketOpened, first.id)).toHaveLength(1);
  });

  it('gets a number of its own when 200 come at once, without a gap', async () => {
    const before = await service.db.query<{ last: number }[]>('select last from ticket_numbers');

    const tickets = await Promise.all(
      Array.from({ length: 200 }, () => service.insist(OpenTicket, buildOrder(service.now()))),
    );

    const ordinals = tickets.map(({ ticketNumber }) => Number(ticketNumber.split('-')[2]));
    const expected = Array.from({ length: 200 }, (_, index) => before[0]!.last + index + 1);
    expect(ordinals.sort((one, other) => one - other)).toEqual(expected);
  }, 60_000);

  it('starts the numbers of each year at 1', async () => {
    const days = 366;
    service.passHours(days * 24);
    const { ticketNumber } = await service.open();
    expect(ticketNumber).toMatch(new RegExp(`^SLA-${service.now().getUTCFullYear()}-00001$`));
  });
});
