import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  AddAuthorityFile,
  ConfirmSender,
  GetAuthorityFile,
  ReadAuthorityRequest,
  RenewAuthorityLink,
  WriteAsAuthority,
} from '@rep13/contracts-sla';
import { NotFound, ValidationFailed } from '@rep13/service-kit';
import { buildStatusView, buildTicketFileView, REFERENCE } from './orders.ts';
import { RateLimits } from '../src/rate-limits/rate-limits.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OTHER = 'A-WXYZ-2345';
const TOKEN = 'own-token_of.this~request';
const OTHERS_TOKEN = 'token-of-another-request';
const EXPIRED = 'token-that-was-good-once';
const FILE = '019aa08e-8b40-7bbb-8ccc-0123456789ab';
const PDF = Buffer.from('%PDF-1.7\n');
const CANARY = 'note-of-staff-7f3a9c';
const NOT_FOUND = { code: ERROR_CODES.notFound, message: 'Not found' };

/** Who knocks: with whose reference, and what stands behind `Authorization`. */
const CALLERS: readonly (readonly [name: string, reference: string, header: string | undefined])[] = [
  ['the link of another request', REFERENCE, `Bearer ${OTHERS_TOKEN}`],
  ['the own link at another reference', OTHER, `Bearer ${TOKEN}`],
  ['an expired link', REFERENCE, `Bearer ${EXPIRED}`],
  ['a forged link', REFERENCE, `Bearer ${TOKEN}x`],
  ['no link', REFERENCE, undefined],
  ['an empty link', REFERENCE, 'Bearer '],
  ['another kind of proof', REFERENCE, `Custom ${TOKEN}`],
  ['a link of two words', REFERENCE, `Bearer ${TOKEN} ${TOKEN}`],
  ['an endless link', REFERENCE, `Bearer ${'x'.repeat(5_000)}`],
  ['no reference', 'x'.repeat(200), `Bearer ${TOKEN}`],
];

type Send = (browser: Browser, path: string) => ReturnType<Browser['get']>;

const STATUS = buildStatusView();
const MESSAGE = STATUS.messages[0]!;

const CALLS: readonly (readonly [name: string, send: Send, status: number, says: object])[] = [
  ['read', (browser, path) => browser.get(path), 200, STATUS],
  ['write', (browser, path) => browser.post(`${path}/messages`).send({ body: 'Any news?' }), 201, MESSAGE],
  [
    'upload',
    (browser, path) => browser.post(`${path}/files`).attach('file', PDF, 'a.pdf'),
    201,
    buildTicketFileView(),
  ],
  ['download', (browser, path) => browser.get(`${path}/files/${FILE}`), 200, PDF],
  ['confirm', (browser, path) => browser.post(`${path}/confirm`).send({ code: '123456' }), 200, STATUS],
];

describe('an authority’s private link', () => {
  let gateway: TestGateway;
  const asked: { subject: string; payload: object }[] = [];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_AUTHORITY_LINKS: '200', TRUSTED_PROXIES: 'loopback' });
    const { answer } = gateway.stubbedServices;
    const opened = <Reply>(subject: string, reply: () => Reply) => {
      return (payload: { reference: string; token: string }): Reply => {
        // As the service checks it: what is too long for it would be told apart.
        if (payload.token.length > 200 || payload.reference.length > 40) throw new ValidationFailed([]);
        asked.push({ subject, payload });
        if (payload.reference !== REFERENCE || payload.token !== TOKEN) throw new NotFound();
        return reply();
      };
    };
    answer(
      ReadAuthorityRequest,
      opened('read', () => STATUS),
    );
    answer(
      WriteAsAuthority,
      opened('write', () => MESSAGE),
    );
    answer(
      AddAuthorityFile,
      opened('add-file', () => buildTicketFileView()),
    );
    answer(
      GetAuthorityFile,
      opened('get-file', () => ({ file: buildTicketFileView(), bytes: PDF })),
    );
    answer(
      ConfirmSender,
      opened('confirm', () => STATUS),
    );
    answer(RenewAuthorityLink, (payload) => {
      asked.push({ subject: 'renew', payload });
      return { token: CANARY };
    });
  });
  afterAll(() => gateway.stop());

  let address = 0;
  let browser: Browser;
  beforeEach(() => {
    asked.length = 0;
    address += 1;
    browser = gateway.browser().set('X-Forwarded-For', `203.0.113.${address}`) as Browser;
  });

  const at = (reference: string) => `/api/authority-requests/${reference}`;

  it.each(CALLS)('opens its own request: %s', async (_, send, status, expected) => {
    const answer = await send(browser, at(REFERENCE)).set('Authorization', `Bearer ${TOKEN}`).expect(status);
    expect(asked.at(-1)?.payload).toMatchObject({ reference: REFERENCE, token: TOKEN });
    expect(answer.body).toEqual(expected);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is known by its reference in small letters, too', async () => {
    await browser.get(at(REFERENCE.toLowerCase())).set('Authorization', `bearer ${TOKEN}`).expect(200);
  });

  describe.each(CALLERS)('is not replaced by %s', (_, reference, header) => {
    it.each(CALLS)('to %s', async (__, send) => {
      const call = send(browser, at(reference));
      if (header !== undefined) void call.set('Authorization', header);
      const { body, headers } = await call.expect(404);
      expect(body).toEqual(NOT_FOUND);
      expect(headers['www-authenticate']).toBeUndefined();
      // All of them go the same way: only the service looks whether it is the one.
      expect(asked).toHaveLength(1);
    });
  });

  it('lets no byte of a file in before it was tried', async () => {
    await CALLS[2]![1](browser, at(REFERENCE)).set('Authorization', `Bearer ${EXPIRED}`).expect(404);
    expect(asked.map(({ subject }) => subject)).toEqual(['read']);
  });

  it('sends a file on whole, under its own name', async () => {
    await browser
      .post(`${at(REFERENCE)}/files`)
      .set('Authorization', `Bearer ${TOKEN}`)
      .attach('file', PDF, 'Règles – 规则.pdf')
      .expect(201);
    const { payload } = asked.at(-1)! as unknown as { payload: { name: string; bytes: Uint8Array } };
    expect([payload.name, Buffer.from(payload.bytes)]).toEqual(['Règles – 规则.pdf', PDF]);
  });

  it('takes a file in a form alone, one that is there and not empty, of 25 MB at most', async () => {
    const upload = () => browser.post(`${at(REFERENCE)}/files`).set('Authorization', `Bearer ${TOKEN}`);
    await upload().set('Content-Type', 'application/pdf').send(PDF).expect(415);
    await upload().send({}).expect(415);
    await upload().attach('file', Buffer.of(), 'a.pdf').expect(400);
    const { body } = await upload().attach('other', PDF, 'a.pdf').expect(400);
    expect(body.code).toMatch(/^gateway\./);
    await upload()
      .attach('file', Buffer.alloc(25 * 1024 * 1024 + 1), 'a.pdf')
      .expect(413);
    await upload()
      .attach('file', Buffer.alloc(25 * 1024 * 1024), 'a.pdf')
      .expect(201);
  });

  it('gives a file as an attachment, whatever it is', async () => {
    const { headers, body } = await browser
      .get(`${at(REFERENCE)}/files/${FILE}`)
      .set('Authorization', `Bearer ${TOKEN}`)
      .buffer()
      .expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=.*filename\*=UTF-8''Anlage/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Buffer.from(body as Buffer)).toEqual(PDF);
    await browser
      .get(`${at(REFERENCE)}/files/x`)
      .set('Authorization', `Bearer ${TOKEN}`)
      .expect(404, NOT_FOUND);
  });

  it('is tried so many times from one address in a minute, right or wrong', async () => {
    const statuses = new Set<number>();
    for (let tried = 0; tried < 200; tried += 1)
      statuses.add((await browser.get(at(REFERENCE)).set('Authorization', `Bearer ${tried}`)).status);
    expect([...statuses]).toEqual([404]);
    await browser.get(at(REFERENCE)).set('Authorization', `Bearer ${TOKEN}`).expect(429);
    const another = gateway.browser().set('X-Forwarded-For', '203.0.113.250');
    await another.get(at(REFERENCE)).set('Authorization', `Bearer ${TOKEN}`).expect(200);
  });

  it.each([REFERENCE, OTHER, 'nonsense', 'x'.repeat(200)])(
    'is mailed again, if there is one: %s',
    async (reference) => {
      const { body } = await browser
        .post(`${at(reference)}/link`)
        .send({})
        .expect(202);
      expect(body).toEqual({});
      expect(asked).toHaveLength(1);
    },
  );

  it.each(['A-7KQM-2XRC', 'A-ZZZZ-ZZZZ'])(
    'is mailed again three times an hour and ten a day, from however many addresses, without a word: %s',
    async (reference) => {
      const ask = async (host: number) => {
        const stranger = gateway.browser().set('X-Forwarded-For', `198.51.100.${host}`);
        const { body } = await stranger
          .post(`${at(reference)}/link`)
          .send({})
          .expect(202);
        expect(body).toEqual({});
      };
      for (let host = 0; host < 8; host += 1) await ask(host);
      expect(asked).toEqual(Array(3).fill({ subject: 'renew', payload: { reference } }));
      for (let hour = 1; hour < 6; hour += 1) {
        await forgetHour(reference);
        for (let host = 0; host < 4; host += 1) await ask(hour * 10 + host);
      }
      expect(asked).toHaveLength(10);
    },
  );

  /** The limits count by the clock of Redis, which no test puts forward. */
  const forgetHour = (reference: string) =>
    gateway.app.get(RateLimits).authorities.newLinksInAnHour.forget({ subject: reference });

  it('is mailed again for one reference five times an hour, from one address', async () => {
    for (let times = 0; times < 5; times += 1)
      await browser
        .post(`${at(REFERENCE)}/link`)
        .send({})
        .expect(202);
    await browser
      .post(`${at(REFERENCE)}/link`)
      .send({})
      .expect(429);
    await browser
      .post(`${at(OTHER)}/link`)
      .send({})
      .expect(202);
  });
});
