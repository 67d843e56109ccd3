import { ERROR_CODES, REPORTED_ORDERS_PER_HOUR } from '@rep13/contracts-constants';
import { SignInClient } from '@rep13/contracts-onboarding';
import {
  AddClientFile,
  GetClientFile,
  GetClientTicket,
  GetResponseTimes,
  ReadTicketAsClient,
  RecordUserNotification,
  ReportOrder,
  WriteAsClient,
} from '@rep13/contracts-sla';
import { DomainError, NotFound } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import {
  buildClientTicketDetailView,
  buildOrderView,
  buildResponseTimesView,
  buildTicketFileView,
} from './orders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const SIGNUP = 123_456_789;
const TICKET = '/api/client/sla-tickets/7';
const REPORT = '/api/client/reported-orders';
const FILE = '019aa08e-8b40-7bbb-8ccc-0123456789ab';
const PDF = Buffer.from('%PDF-1.7\n');
const ORDER = {
  ...buildClientTicketDetailView(),
  order: { ...buildOrderView(), urls: ['https://acme.example/1'] },
};

describe('an order, to its client', () => {
  let gateway: TestGateway;
  let client: Browser;
  let isClosed = false;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { answer } = gateway.stubbedServices;
    const own = <Reply>(reply: () => Reply) => {
      return (payload: { ticketId: number; signupId: number }): Reply => {
        asked.push(payload);
        if (payload.ticketId !== 7 || payload.signupId !== SIGNUP) throw new NotFound();
        if (isClosed) throw new DomainError(409, ERROR_CODES.ticketClosed, 'Closed');
        return reply();
      };
    };
    answer(
      GetClientTicket,
      own(() => ORDER),
    );
    answer(
      ReadTicketAsClient,
      own(() => ORDER),
    );
    answer(
      RecordUserNotification,
      own(() => ORDER),
    );
    answer(
      WriteAsClient,
      own(() => ORDER.messages[0]!),
    );
    answer(
      AddClientFile,
      own(() => buildTicketFileView()),
    );
    answer(
      GetClientFile,
      own(() => ({ file: buildTicketFileView(), bytes: PDF })),
    );
    answer(ReportOrder, (reported) => (asked.push(reported), ORDER));
    answer(GetResponseTimes, (query) => (asked.push(query), { ...buildResponseTimesView() }));
    answer(SignInClient, () => ({ ...buildClientUserView(SIGNUP), accountStatus: 'suspended' as const }));
    client = gateway.browser();
    await client.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }).expect(200);
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    asked.length = 0;
    isClosed = false;
  });

  it('says what the service tells the client, and no more', async () => {
    const { body } = await client.get(TICKET).expect(200);
    expect(asked).toEqual([{ ticketId: 7, signupId: SIGNUP }]);
    expect(body).toMatchObject({
      ticketNumber: 'SLA-2026-00007',
      order: { kind: 'act', urls: ['https://acme.example/1'] },
      messages: [{ from: 'client', body: 'Done', files: [buildTicketFileView()] }],
      canAnswer: true,
    });
    const read = await client.post(`${TICKET}/read`).send({}).expect(200);
    expect([body, read.body]).toEqual([ORDER, ORDER]);
    expect(JSON.stringify(body)).not.toMatch(/assigneeId|closeReason|companyName/);
  });

  it('is answered by a suspended client too, with files', async () => {
    const file = await client.post(`${TICKET}/files`).attach('file', PDF, '附件.pdf').expect(201);
    expect(asked.at(-1)).toMatchObject({ ticketId: 7, signupId: SIGNUP, name: '附件.pdf' });
    const answer = { body: 'It was taken down.', fileIds: [FILE] };
    const message = await client.post(`${TICKET}/messages`).send(answer).expect(201);
    expect(asked.at(-1)).toEqual({ ...answer, ticketId: 7, signupId: SIGNUP });
    expect([file.body, message.body]).toEqual([buildTicketFileView(), ORDER.messages[0]]);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { body: ' ' }],
    ['somebody else’s words', { body: 'x', to: 'authority' }],
    ['another client', { body: 'x', signupId: 1 }],
    ['a file that is none', { body: 'x', fileIds: ['x'] }],
  ])('is not answered with %s', async (_, body) => {
    await client.post(`${TICKET}/messages`).send(body).expect(400);
    expect(asked).toEqual([]);
  });

  it('takes whether the user concerned was told, and answers with the order', async () => {
    const body = { state: 'told', at: '2026-11-20T10:00:00Z' };
    const answer = await client.post(`${TICKET}/user-told`).send(body).expect(200);
    expect(asked.at(-1)).toMatchObject({ state: 'told', ticketId: 7, signupId: SIGNUP });
    expect(answer.body).toEqual(ORDER);
    asked.length = 0;
    for (const wrong of [{}, { state: 'perhaps' }, { ...body, at: 'today' }, { ...body, signupId: 1 }])
      await client.post(`${TICKET}/user-told`).send(wrong).expect(400);
    expect(asked).toEqual([]);
  });

  it('is not answered once it is closed', async () => {
    isClosed = true;
    const { body } = await client.post(`${TICKET}/messages`).send({ body: 'Late' }).expect(409);
    expect(body.code).toBe(ERROR_CODES.ticketClosed);
    await client.post(`${TICKET}/files`).attach('file', PDF, 'a.pdf').expect(409);
  });

  it('gives its files as attachments alone', async () => {
    const { headers, body } = await client.get(`${TICKET}/files/${FILE}`).buffer().expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(Buffer.from(body as Buffer)).toEqual(PDF);
    await client.get(`${TICKET}/files/${FILE}x`).expect(404);
  });

  it('is reported by a suspended client too, with its own signup, and not without an end', async () => {
    const reported = {
      kind: 'act',
      authorityName: 'Coimisiún na Meán',
      text: 'Take down the offer.',
      arrivedAt: '2026-11-20T09:14:00Z',
    };
    for (const wrong of [
      {},
      { ...reported, kind: 'x' },
      { ...reported, text: ' ' },
      { ...reported, signupId: 1 },
    ])
      await client.post(REPORT).send(wrong).expect(400);
    expect(asked).toEqual([]);
    const { body } = await client.post(REPORT).send(reported).expect(201);
    expect(asked).toEqual([expect.objectContaining({ kind: 'act', signupId: SIGNUP })]);
    expect(body).toEqual(ORDER);
    const again = (n: number) => client.post(REPORT).set('Idempotency-Key', `report-${n}`).send(reported);
    for (let n = 1; n < REPORTED_ORDERS_PER_HOUR; n += 1) await again(n).expect(201);
    await again(REPORTED_ORDERS_PER_HOUR).expect(429);
  });

  it('of another client is not there', async () => {
    const other = TICKET.replace('7', '8');
    await client.get(other).expect(404);
    await client.post(`${other}/messages`).send({ body: 'x' }).expect(404);
    await client.post(`${other}/files`).attach('file', PDF, 'a.pdf').expect(404);
  });

  it('counts in the client’s own figures, and those alone', async () => {
    const { body } = await client.get('/api/client/response-times').expect(200);
    expect(asked).toEqual([{ signupId: SIGNUP, forClient: true }]);
    expect(body).toEqual(buildResponseTimesView().all);
  });
});
