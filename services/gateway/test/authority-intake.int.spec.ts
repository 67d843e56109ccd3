import { once } from 'node:events';
import { connect } from 'node:net';
import { ERROR_CODES, HOUR_MS } from '@rep13/contracts-constants';
import { INTAKE_WORK_HEADER } from '@rep13/contracts-authority-requests/constants';
import { FileAuthorityRequest } from '@rep13/contracts-sla';
import { ServiceUnavailable } from '@rep13/service-kit';
import { buildReceiptView } from './orders.ts';
import { solve } from './solve-work.ts';
import { ORIGIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const PATH = '/api/authority-requests';
const BITS = 6;
const ORDER = { kind: 'act', authorityName: 'ACM', email: 'a@acm.example', target: 'acme.example' };
const SCOPE = 'a-secret-of-this-one-browser';

describe('an order that an authority files', () => {
  let gateway: TestGateway;
  let authority: Browser;
  let isAway = false;
  const filed: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway({
      AUTHORITY_INTAKE_WORK: `${BITS}`,
      RATE_LIMIT_AUTHORITY_REQUESTS: '12',
      RATE_LIMIT_REFUSED_AUTHORITY_REQUESTS: '12',
      TRUSTED_PROXIES: 'loopback',
    });
    gateway.stubbedServices.answer(FileAuthorityRequest, (order) => {
      if (isAway) throw new ServiceUnavailable();
      filed.push(order);
      return { ...buildReceiptView(), note: 'canary' };
    });
  });
  afterAll(() => gateway.stop());

  let address = 0;
  beforeEach(() => {
    isAway = false;
    filed.length = 0;
    address += 1;
    authority = gateway.browser().set('X-Forwarded-For', `203.0.113.${address}`) as Browser;
  });

  const proof = async () => {
    const { body } = await authority.get(`${PATH}/work`).expect(200);
    const { challenge, bits } = body as { challenge: string; bits: number };
    expect(bits).toBe(BITS);
    return solve(challenge, bits);
  };
  const file = (work: string, order: object = ORDER) =>
    authority.post(PATH).set(INTAKE_WORK_HEADER, work).send(order);
  const REFUSED = { code: ERROR_CODES.intakeWorkRequired, message: expect.stringContaining('/work') };

  it('is taken with the work done, however little it says', async () => {
    const { body } = await file(await proof()).expect(201);
    expect(body).toEqual(buildReceiptView());
    expect(filed).toEqual([ORDER]);
  });

  it('is not taken without the work', async () => {
    const { body } = await authority.post(PATH).send(ORDER).expect(428);
    expect(body).toEqual(REFUSED);
    await file('x.1').expect(428);
    expect(filed).toEqual([]);
  });

  it('does not cost its work when a field is wrong', async () => {
    const work = await proof();
    await file(work, { ...ORDER, email: 'x' }).expect(400);
    await file(work).expect(201);
  });

  it('has its work looked at before its body is read', async () => {
    const { port } = gateway.app.getHttpServer().address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    const head = [
      'Host: rep13.test',
      `Origin: ${ORIGIN}`,
      'Content-Type: application/json',
      'Content-Length: 900000',
    ];
    socket.write(`POST ${PATH} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 428 /);
  });

  it('is refused unread when too many from one address were wrong, and its neighbours with it', async () => {
    const work = await proof();
    const network = `2001:db8:0:${address}`;
    const from = (host: number) => gateway.browser().set('X-Forwarded-For', `${network}::${host}`) as Browser;
    for (let wrong = 0; wrong < 12; wrong += 1) {
      authority = from(wrong);
      await file(work, { ...ORDER, email: 'x' }).expect(400);
    }
    authority = from(99);
    await file(work).expect(429);
    expect(filed).toEqual([]);
  });

  it('is refused with twenty faults named, whatever it holds', async () => {
    const names = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
    const many = await file(await proof(), { ...ORDER, ...names(150) }).expect(400);
    expect(many.body).toMatchObject({
      code: ERROR_CODES.validationFailed,
      message: expect.stringContaining('130 more'),
    });
    expect(many.body.errors).toHaveLength(20);

    const tooMany = await file(await proof(), { ...ORDER, ...names(60_000) }).expect(400);
    expect(tooMany.body).toEqual({
      code: ERROR_CODES.bodyTooComplex,
      message: 'Please send a simpler request',
      errors: [{ path: '', message: 'Please use at most 200 names in an object' }],
    });
    const list = await file(await proof(), {
      ...ORDER,
      urls: Array.from({ length: 400_000 }, () => 1),
    }).expect(400);
    expect(list.body.errors).toEqual([{ path: 'urls', message: 'Please send at most 5000 values' }]);
  });

  it('needs work of its own each time', async () => {
    const work = await proof();
    await file(work).expect(201);
    const { body } = await file(work, { ...ORDER, target: 'other.example' }).expect(428);
    expect(body).toEqual(REFUSED);
    expect(filed).toHaveLength(1);
  });

  it('is one order for whoever sends two at once with the same work', async () => {
    const work = await proof();
    const targets = ['a.example', 'b.example', 'c.example'];
    const statuses = await Promise.all(
      targets.map((target) => file(work, { ...ORDER, target }).then(({ status }) => status)),
    );
    expect(statuses.sort()).toEqual([201, 428, 428]);
  });

  it('may be sent again with its key and the same work when no answer came', async () => {
    const work = await proof();
    const send = () => file(work).set({ 'Idempotency-Key': 'one', 'Idempotency-Scope': SCOPE });
    isAway = true;
    await send().expect(503);
    isAway = false;
    await send().expect(201);
    await send().expect(201);
  });

  it('takes work for two hours', async () => {
    const work = await proof();
    gateway.passTime(2 * HOUR_MS + 1_000);
    await file(work).expect(428);
  });

  it('is one of so many from one address in an hour', async () => {
    for (let sent = 0; sent < 12; sent += 1)
      await file(await proof(), { ...ORDER, target: `${sent}` }).expect(201);
    await file(await proof(), { ...ORDER, target: 'more' }).expect(429);
    authority = gateway.browser().set('X-Forwarded-For', '203.0.113.250') as Browser;
    await file(await proof()).expect(201);
  });
});

describe('where no work is asked for', () => {
  it('an order is taken as it is', async () => {
    const gateway = await startGateway({ AUTHORITY_INTAKE_WORK: '0' });
    gateway.stubbedServices.answer(FileAuthorityRequest, () => buildReceiptView());
    const authority = gateway.browser();
    const { body } = await authority.get(`${PATH}/work`).expect(200);
    expect(body).toMatchObject({ bits: 0 });
    await authority.post(PATH).send(ORDER).expect(201);

    // As long as an order may be, which no other body is.
    const urls = Array.from({ length: 200 }, (_, page) => `https://acme.example/${page}/`.padEnd(2_048, 'x'));
    await authority
      .post(PATH)
      .send({ ...ORDER, urls })
      .expect(201);
    const tooLong = await authority
      .post(PATH)
      .send({ ...ORDER, reasons: 'x'.repeat(1_100_000) })
      .expect(413);
    expect(tooLong.body.message).toBe('Please send at most 1024 kB');
    const other = await authority
      .post('/api/contact')
      .send({ message: 'x'.repeat(110_000) })
      .expect(413);
    expect(other.body.message).toBe('Please send at most 100 kB');
    await gateway.stop();
  });
});
