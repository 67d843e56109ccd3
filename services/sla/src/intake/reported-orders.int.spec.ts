import { HOUR_MS } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  AddClientFile,
  AuthorityRequestReceived,
  GetClientFile,
  GetClientTicket,
  ListTickets,
  ReportOrder,
  TicketReportedByClient,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { ADMIN, COMPANY, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const TEXT = 'Take down the offer.';
const bytes = Buffer.from('What the officer saw, as plain text.');

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

const hoursFromNow = (hours: number) => new Date(sla.now().getTime() + hours * HOUR_MS).toISOString();
const report = (given: Partial<PayloadOf<ReportOrder>> = {}, more = {}) =>
  sla.call(
    ReportOrder,
    {
      signupId: SIGNUP,
      kind: 'act',
      authorityName: 'Coimisiún na Meán',
      text: TEXT,
      arrivedAt: hoursFromNow(-30),
      ...given,
    },
    { actor: `client:${SIGNUP}`, ...more },
  );

describe('an order that a client reports', () => {
  it('is one of its orders at once: our time runs from the report, the authority’s from when it came', async () => {
    const answerBy = hoursFromNow(18);
    const arrivedAt = hoursFromNow(-30);
    const order = await report({ arrivedAt, answerBy, ownReference: 'CnaM/1', memberState: 'Ireland' });
    expect(order).toMatchObject({
      status: 'pending',
      description: TEXT,
      forwardedToClient: true,
      forwardedDate: null,
      reachedClientAt: arrivedAt,
    });
    const own = { ticketId: order.id, signupId: SIGNUP };
    expect(await sla.call(GetClientTicket, own)).toMatchObject({ order: null, canAnswer: true });
    const ticket = await sla.get(order.id);
    expect(ticket).toMatchObject({
      signupId: SIGNUP,
      companyName: COMPANY,
      source: 'client',
      orderKind: 'act',
      issuingState: 'Ireland',
      slaCompliant: true,
      answerDueAt: answerBy,
      clientDueAt: null,
      request: {
        channel: 'client',
        ownReference: 'CnaM/1',
        email: null,
        missing: [],
        receiptDraft: null,
        clarificationDraft: null,
      },
    });
    const oursMs = Date.parse(ticket.dueAt) - Date.parse(ticket.authorityContactDate);
    expect([oursMs, Date.parse(ticket.authorityContactDate) > Date.parse(arrivedAt)]).toEqual([
      24 * HOUR_MS,
      true,
    ]);
    const [listed] = await sla.call(ListTickets, { signupId: SIGNUP, forClient: true });
    expect(listed).toMatchObject({ id: order.id, reachedClientAt: arrivedAt });
    const events = await sla.db.query<{ type: string }[]>(
      `select type from outbox_messages where (envelope->'data'->>'ticketId')::integer = $1`,
      [order.id],
    );
    const types = events.map(({ type }) => type);
    expect(types).toContain(TicketReportedByClient.type);
    expect(types).not.toContain(AuthorityRequestReceived.type);
  });

  it('is worked on without being forwarded: the client has it', async () => {
    const { id } = await report();
    expect((await sla.act(id, 'acknowledge')).nextActions).toEqual(['start', 'ask-authority', 'close']);
    await sla.call(WriteAsStaff, { ticketId: id, to: 'client', body: 'What do you say?' }, { actor: ADMIN });
    await sla.act(id, 'start');
    expect((await sla.act(id, 'respond', { outcome: 'given' })).userUntoldSince).not.toBeNull();
  });

  it('has the files that the client adds, which staff and the client open', async () => {
    const { id: ticketId } = await report();
    const own = { ticketId, signupId: SIGNUP };
    const file = await sla.call(AddClientFile, { ...own, name: 'order.txt', bytes });
    expect((await sla.get(ticketId)).files).toMatchObject([{ id: file.id, from: 'client' }]);
    expect((await sla.call(GetClientTicket, own)).files).toMatchObject([{ id: file.id }]);
    expect(Buffer.from((await sla.call(GetClientFile, { ...own, fileId: file.id })).bytes)).toEqual(bytes);
    const other = { ...own, signupId: SIGNUP + 1, fileId: file.id };
    await expect(sla.call(GetClientFile, other)).rejects.toMatchObject({ status: 404 });
  });

  it('is taken once, however often it is sent with its key', async () => {
    const idempotency = { scope: 'client', key: 'one', fingerprint: 'this order' };
    const arrivedAt = hoursFromNow(-1);
    const [first, again] = [
      await report({ arrivedAt }, { idempotency }),
      await report({ arrivedAt }, { idempotency }),
    ];
    expect(again.id).toBe(first.id);
  });

  it.each([
    ['come in the future', { arrivedAt: 2 }, 'arrivedAt'],
    ['come years ago', { arrivedAt: -24 * 400 }, 'arrivedAt'],
    ['to be answered in years', { answerBy: 24 * 400 }, 'answerBy'],
  ] as const)('has not %s', async (_, hours, path) => {
    const [field, by] = Object.entries(hours)[0]!;
    await expect(report({ [field]: hoursFromNow(by) })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path }] },
    });
  });
});
