import {
  FindDocument,
  FindDocumentByNumber,
  VerifyDocument,
  type KnownDocumentView,
} from '@rep13/contracts-agreements';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const SHA256 = 'ab'.repeat(32);
const KNOWN: KnownDocumentView = {
  known: true,
  mandate: { state: 'in_force', registerNumber: 'R13-ABCDEFGH', endsAt: null },
  kind: 'agreement',
  agreementNumber: 'DSA-202611-0001',
  signedAt: '2026-11-20T09:14:00.000Z',
  seal: null,
  isDevelopmentSeal: true,
  replacedAt: null,
};

const UNKNOWN = { known: false } as const;

describe('documents to be verified', () => {
  let gateway: TestGateway;
  let uploaded: Buffer[];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_VERIFICATIONS: '5', RATE_LIMIT_UPLOADED_VERIFICATIONS: '3' });
    gateway.stubbedServices.answer(FindDocument, ({ sha256 }) => (sha256 === SHA256 ? KNOWN : UNKNOWN));
    gateway.stubbedServices.answer(VerifyDocument, ({ bytes }) => {
      uploaded.push(Buffer.from(bytes));
      return { sha256: SHA256, verdict: 'unsigned', document: UNKNOWN, signatures: [] } as const;
    });
  });
  afterAll(() => gateway?.stop());
  beforeEach(async () => {
    uploaded = [];
    await gateway.redis.flush();
  });

  const upload = () => gateway.browser().post('/api/verify').set('Origin', ORIGIN);
  const sent = (bytes: Buffer) => upload().set('Content-Type', 'application/pdf').send(bytes);

  it('are known by their hash, in whichever letters', async () => {
    for (const hash of [SHA256, SHA256.toUpperCase()]) {
      const { body, headers } = await gateway.browser().get(`/api/verify/${hash}`).expect(200);
      expect(body).toEqual(KNOWN);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const { body } = await gateway
      .browser()
      .get(`/api/verify/${'0'.repeat(64)}`)
      .expect(200);
    expect(body).toEqual({ known: false });
  });

  it('are found by what is printed on them', async () => {
    const numbered = { known: false } as const;
    const asked: string[] = [];
    gateway.stubbedServices.answer(FindDocumentByNumber, ({ number }) => (asked.push(number), numbered));
    const { body } = await gateway
      .browser()
      .get('/api/verify/by-number?number=0123%204567%2089AB')
      .expect(200);
    expect([asked, body]).toEqual([['0123 4567 89AB'], numbered]);
    for (const query of ['', '?number=', `?number=${'x'.repeat(61)}`])
      await gateway.browser().get(`/api/verify/by-number${query}`).expect(400);
  });

  it('arrive whole, as a body or in a form', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(9_900_000, 'x')]);
    await sent(large).expect(200);
    await upload().attach('file', PDF, 'agreement.pdf').expect(200);
    expect(uploaded.map(({ length }) => length)).toEqual([large.length, PDF.length]);
  });

  it('are refused when they are too large, and when they are something else', async () => {
    await sent(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413);
    await upload().send({ file: 'JSON' }).expect(415);
    await upload()
      .field('file', 'a text')
      .expect((answer) => expect([400, 413, 415]).toContain(answer.status));
    expect(uploaded).toEqual([]);
  });

  it('are not taken from the pages of others', async () => {
    await sent(PDF).set('Origin', 'https://evil.example').expect(403);
  });

  it('may be asked for, and uploaded, so many times a minute', async () => {
    const statuses = async (count: number, ask: () => PromiseLike<{ status: number }>) => {
      const all: number[] = [];
      for (let n = 0; n < count; n += 1) all.push((await ask()).status);
      return all;
    };
    expect(await statuses(4, () => sent(PDF))).toEqual([200, 200, 200, 429]);
    expect(await statuses(6, () => gateway.browser().get(`/api/verify/${SHA256}`))).toEqual([
      ...Array<number>(5).fill(200),
      429,
    ]);
  });
});
