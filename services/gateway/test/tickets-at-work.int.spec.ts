import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import {
  AddStaffFile,
  AddTicketNote,
  AssignTicket,
  ClassifyTicket,
  DiscardHeldRequest,
  GetResponseTimes,
  GetTicket,
  GetTicketFile,
  GetTicketPulse,
  ReadTicketAsStaff,
  SaveAuthority,
  LiftDoNotInform,
  ListAuthorities,
  ListDueTickets,
  ListHeldRequests,
  ListTicketNotes,
  ListTickets,
  MarkTicketSpam,
  MatchTicket,
  RecordCallBack,
  ReleaseHeldRequest,
  RemoveAuthority,
  SetTicketDeadline,
  SetUserNotice,
  WriteAsStaff,
  type AuthorityView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { DomainError } from '@rep13/service-kit';
import { COUNTED, COUNTED_CELLS } from './counted-order.ts';
import { buildResponseTimesView, buildTicketDetailView, buildTicketFileView, OF_STAFF } from './orders.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const TICKET = '/api/admin/sla-tickets/7';
const FILE = '019aa08e-8b40-7bbb-8ccc-0123456789ab';
const PDF = Buffer.from('%PDF-1.7\n');
const NOTE = { id: 1, author: 'admin:1', body: 'By phone', createdAt: '2026-11-20T10:00:00.000Z' };

let gateway: TestGateway;
let staff: Browser;
let [annaId, auditorId, goneId] = [0, 0, 0];
let ticket: TicketDetailView;
let hasChanged = false;
const asked: Record<string, unknown>[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  const answer = <C extends Command<unknown>>(type: CommandClass<C>, reply: () => ReplyOf<C>) =>
    gateway.stubbedServices.answer(type, (payload: PayloadOf<C>) => {
      asked.push({ command: type.name, ...payload });
      return reply();
    });
  const work = () => {
    if (hasChanged) throw new DomainError(412, ERROR_CODES.ticketChanged, 'It has changed');
    return ticket;
  };
  gateway.stubbedServices.answer(GetTicket, () => ticket);
  for (const command of [AssignTicket, SetTicketDeadline, ClassifyTicket, WriteAsStaff] as const)
    answer(command as CommandClass<AssignTicket>, work);
  answer(ReadTicketAsStaff, work);
  answer(MatchTicket, work);
  answer(MarkTicketSpam, work);
  answer(RecordCallBack, work);
  answer(LiftDoNotInform, work);
  answer(SetUserNotice, work);
  answer(ListTickets, () => [ticket]);
  answer(GetTicketPulse, () => ({ lastEventId: 9, pending: 2, waiting: 3, reportIncomplete: 4 }));
  answer(ListDueTickets, () => []);
  answer(ListTicketNotes, () => [NOTE]);
  answer(AddTicketNote, () => NOTE);
  answer(AddStaffFile, () => ({ ...buildTicketFileView(), ...OF_STAFF }));
  answer(GetTicketFile, () => ({ file: buildTicketFileView(), bytes: PDF }));
  answer(ListHeldRequests, () => []);
  answer(ReleaseHeldRequest, () => ticket);
  answer(DiscardHeldRequest, () => ({}));
  answer(ListAuthorities, () => []);
  answer(SaveAuthority, () => ({ id: 1 }) as AuthorityView);
  answer(RemoveAuthority, () => ({}));
  answer(GetResponseTimes, () => buildResponseTimesView());
  annaId = await addStaff(gateway, 'anna', 'caseworker');
  auditorId = await addStaff(gateway, 'cleo', 'auditor');
  goneId = await addStaff(gateway, 'dora', 'caseworker', { isActive: false });
  staff = await staffBrowser(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  asked.length = 0;
  hasChanged = false;
  ticket = buildTicketDetailView({ version: 4 });
});

describe('the list of tickets', () => {
  it.each([
    ['', { limit: 200 }],
    ['?assignee=me', { limit: 200, assigneeId: 1 }],
    ['?assignee=none', { limit: 200, assigneeId: null }],
    ['?assignee=12', { limit: 200, assigneeId: 12 }],
    ['?sort=due&waiting=true', { limit: 200, sort: 'due', waiting: true }],
    ['?reportIncomplete=true', { limit: 200, reportIncomplete: true }],
    ['?sort=due&unmatched=true&limit=5', { limit: 5, sort: 'due', unmatched: true }],
  ])('is asked for with %s', async (query, filters) => {
    await staff.get(`/api/admin/sla-tickets${query}`).expect(200);
    expect(asked).toEqual([{ command: 'ListTickets', ...filters }]);
  });

  it.each(['assignee=x', 'assignee=0', 'assignee=', 'assigneeId=1', 'sort=oldest', 'forClient=true'])(
    'is not asked for with ?%s',
    async (query) => {
      await staff.get(`/api/admin/sla-tickets?${query}`).expect(400);
      expect(asked).toEqual([]);
    },
  );

  it('is exported with the same filters and what a report of Article 15 needs', async () => {
    ticket = buildTicketDetailView(COUNTED);
    const { text } = await staff.get('/api/admin/sla-tickets/export?assignee=me&limit=1').expect(200);
    expect(asked).toMatchObject([{ assigneeId: 1, limit: 1 }]);
    const [head, line] = text.split('\r\n').map((row) => row.split(','));
    const cells = Object.fromEntries(head!.map((name, index) => [name, line![index]]));
    expect(cells).toMatchObject({ ...COUNTED_CELLS, 'Received at (UTC)': ticket.authorityContactDate });
  });

  it('has a pulse and a calendar, which are no ids', async () => {
    const { body } = await staff.get('/api/admin/sla-tickets/pulse').expect(200);
    expect(body).toEqual({ lastEventId: 9, pending: 2, waiting: 3, reportIncomplete: 4 });
    const time = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
    await staff.get('/api/admin/sla-tickets/calendar').query(time).expect(200);
    expect(asked.at(-1)).toEqual({ command: 'ListDueTickets', ...time });
    await staff.get('/api/admin/sla-tickets/calendar?from=x').expect(400);
  });
});

describe('work on a ticket', () => {
  const CALLS = [
    ['assign', 'AssignTicket', { assigneeId: null, word: 'Please' }],
    ['deadline', 'SetTicketDeadline', { answerBy: '2026-11-27T17:00:00Z' }],
    ['classify', 'ClassifyTicket', { category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD' }],
    ['user-notice', 'SetUserNotice', { notice: 'later', from: '2026-11-27T17:00:00Z' }],
    ['match', 'MatchTicket', { signupId: 123_456_789 }],
    ['mark-spam', 'MarkTicketSpam', { reason: 'No authority' }],
    ['call-back', 'RecordCallBack', { note: 'It is theirs' }],
    ['messages', 'WriteAsStaff', { to: 'client', body: 'Please answer' }],
    ['lift-do-not-inform', 'LiftDoNotInform', { reason: 'They said so' }],
  ] as const;

  it.each(CALLS)('goes on to the service: %s', async (call, command, body) => {
    const answer = await staff.post(`${TICKET}/${call}`).set('If-Match', '"4"').send(body).expect(200);
    expect(asked).toEqual([expect.objectContaining({ command, ...body, ticketId: 7, version: 4 })]);
    expect(answer.body).toEqual(ticket);
  });

  it('is read without a version', async () => {
    await staff.post(`${TICKET}/read`).send({}).expect(200);
    expect(asked).toEqual([{ command: 'ReadTicketAsStaff', ticketId: 7 }]);
  });

  it.each(CALLS)('that came too late is told who was faster: %s', async (call, _, body) => {
    hasChanged = true;
    const line = { id: 1, fromStatus: null, toStatus: 'acknowledged', note: null, createdAt: '' } as const;
    ticket = {
      ...ticket,
      events: [
        { ...line, action: 'acknowledge', actor: `admin:${annaId}` },
        { ...line, action: 'warn-50', actor: 'system' },
      ],
    };
    const answer = await staff.post(`${TICKET}/${call}`).set('If-Match', '"3"').send(body).expect(412);
    expect(answer.body).toEqual({
      code: ERROR_CODES.ticketChanged,
      message: 'anna has just acknowledged it (order SLA-2026-00007).',
    });
  });

  it('is done to whatever version it is, unless one is named', async () => {
    await staff
      .post(`${TICKET}/classify`)
      .send({ category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD' })
      .expect(200);
    expect(asked[0]).not.toHaveProperty('version');
    const { body } = await staff.post(`${TICKET}/classify`).set('If-Match', 'x').send({}).expect(400);
    expect(body.errors).toEqual([{ path: 'If-Match', message: expect.any(String) }]);
  });

  it('begins with the version that was read', async () => {
    const { headers } = await staff.get(TICKET).expect(200);
    expect(headers['etag']).toBe('"4"');
  });

  it('is given to somebody who is active and deals with orders', async () => {
    const assign = (assigneeId: number) => staff.post(`${TICKET}/assign`).send({ assigneeId });
    await assign(annaId).expect(200);
    await assign(1).expect(200);
    asked.length = 0;
    for (const id of [auditorId, goneId, 999_999]) {
      const { body } = await assign(id).expect(400);
      expect(body.errors).toEqual([{ path: 'assigneeId', message: MESSAGES.assignee }]);
    }
    expect(asked).toEqual([]);
  });
});

describe('notes and files of a ticket', () => {
  it('are read and added', async () => {
    expect((await staff.get(`${TICKET}/notes`).expect(200)).body).toEqual([NOTE]);
    expect((await staff.post(`${TICKET}/notes`).send({ body: 'By phone' }).expect(201)).body).toEqual(NOTE);
    await staff.post(`${TICKET}/files`).attach('file', PDF, 'Règles.pdf').expect(201);
    expect(asked.at(-1)).toMatchObject({ command: 'AddStaffFile', ticketId: 7, name: 'Règles.pdf' });
    const { headers } = await staff.get(`${TICKET}/files/${FILE}`).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['notes', `${TICKET}/notes`],
    ['a file', `${TICKET}/files/${FILE}`],
    ['the ticket', TICKET],
  ])('are in the trail when they are read: %s', async (_, path) => {
    gateway.passTime(11 * 60_000);
    staff = await staffBrowser(gateway);
    await gateway.database.query('delete from gateway.outbox_messages');
    await staff.get(path).expect(200);
    expect(await eventsOf(gateway, 'gateway.client-file.read.v1')).toEqual([
      expect.objectContaining({ actor: 'admin:1', data: { signupId: ticket.signupId, part: 'ticket' } }),
    ]);
  });

  it('of an order whose client nobody knows are nobody’s file', async () => {
    gateway.passTime(11 * 60_000);
    staff = await staffBrowser(gateway);
    await gateway.database.query('delete from gateway.outbox_messages');
    ticket = buildTicketDetailView({ signupId: null });
    await staff.get(`${TICKET}/notes`).expect(200);
    await staff.get(TICKET).expect(200);
    expect(await eventsOf(gateway, 'gateway.client-file.read.v1')).toEqual([]);
  });
});

describe('what waits, and who authorities are', () => {
  it('goes on to the service', async () => {
    await staff.get('/api/admin/held-requests').expect(200);
    await staff.post('/api/admin/held-requests/3/release').send({}).expect(200);
    await staff.post('/api/admin/held-requests/3/discard').send({ reason: 'Spam' }).expect(200);
    await staff.get('/api/admin/authorities').expect(200);
    const authority = { domain: 'acm.nl', name: 'ACM', memberState: 'NL', source: 'acm.nl/contact' };
    await staff.put('/api/admin/authorities').send(authority).expect(200);
    await staff.delete('/api/admin/authorities/5').send({}).expect(200);
    expect(asked).toMatchObject([
      { command: 'ListHeldRequests' },
      { command: 'ReleaseHeldRequest', requestId: 3 },
      { command: 'DiscardHeldRequest', requestId: 3, reason: 'Spam' },
      { command: 'ListAuthorities' },
      { command: 'SaveAuthority', ...authority, memberState: 'Netherlands' },
      { command: 'RemoveAuthority', authorityId: 5 },
    ]);
  });
});

describe('how fast orders were acknowledged', () => {
  it('is shown, and exported a row for each group', async () => {
    const { body } = await staff.get('/api/admin/response-times?signupId=123456789').expect(200);
    expect(body).toEqual(buildResponseTimesView());
    expect(asked).toEqual([{ command: 'GetResponseTimes', signupId: 123_456_789 }]);
    const { text, headers } = await staff.get('/api/admin/response-times/export').expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=response-times-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3))).toEqual([
      ['\uFEFFBy', 'Group', 'Received'],
      ['all', '', '3'],
      ['authority', 'ACM', '3'],
      ['Member State', 'Netherlands', '3'],
      ['client', "'=Acme Ltd", '3'],
      [''],
    ]);
  });
});
