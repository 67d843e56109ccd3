import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import {
  CompleteComplianceCheck,
  RegisterSignup,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import request from 'supertest';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const CHECK = {
  email: 'a@acme.example',
  companyName: 'Acme',
  question1: true,
  question2: true,
  question3: true,
};
const MEGABYTE = 1_000_000;

describe('a hostile request', () => {
  let gateway: TestGateway;
  let saved = 0;

  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' });
    gateway.stubbedServices.answer(CompleteComplianceCheck, () => {
      saved += 1;
      return { id: saved } as ComplianceCheckView;
    });
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: 123_456_789 }));
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    saved = 0;
  });

  const post = (body: Buffer | string, headers: Record<string, string>) =>
    request(gateway.app.getHttpServer())
      .post('/api/compliance-check')
      .set({ Origin: ORIGIN, 'Content-Type': 'application/json', ...headers })
      .send(body as string);

  /** A request written by hand: no client helps or tidies up. Answers the status line and the rest. */
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = gateway.app.getHttpServer().address() as { port: number };
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      socket.on('end', () => resolve(answer)).on('error', reject);
    });

  it.each([
    ['of 1 MB', JSON.stringify({ ...CHECK, companyName: 'x'.repeat(MEGABYTE) }), {}, 413],
    ['of 1 MB that says it is short', 'x'.repeat(MEGABYTE), { 'Content-Type': 'application/json' }, 413],
    [
      'in another character set',
      JSON.stringify(CHECK),
      { 'Content-Type': 'application/json; charset=utf-7' },
      415,
    ],
    ['in an unknown encoding', JSON.stringify(CHECK), { 'Content-Encoding': 'zip' }, 415],
    ['with half a surrogate pair', '{"email":"\\ud800"}', {}, 400],
    ['with a byte that is no UTF-8 word', '{"email":\u0000}', {}, 400],
  ])('with a body %s is refused and saves nothing', async (_, body, headers, status) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message']);
    expect(saved).toBe(0);
  });

  it('that unpacks to a hundred times its size is refused', async () => {
    const packed = gzipSync(JSON.stringify({ ...CHECK, companyName: 'x'.repeat(10 * MEGABYTE) }));
    const answer = await request(gateway.app.getHttpServer())
      .post('/api/compliance-check')
      .set({ Origin: ORIGIN, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .serialize((body: unknown) => body as string)
      .send(packed as unknown as object);
    expect(answer.status).toBe(413);
    expect(saved).toBe(0);
  });

  it('changes no method by a header or a parameter', async () => {
    const answer = await request(gateway.app.getHttpServer())
      .get('/api/compliance-check?_method=POST')
      .set({ Origin: ORIGIN, 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'POST' });
    expect(answer.status).toBe(404);
    expect(saved).toBe(0);
  });

  it.each([
    '/api//admin/user',
    '/api/./admin/user',
    '/api/client/%2e%2e/admin/user',
    '/API/ADMIN/USER',
    '/api/admin/user/',
  ])('for %s gets nothing that staff gets', async (path) => {
    const { status } = await request(gateway.app.getHttpServer()).get(path);
    expect([401, 404]).toContain(status);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH'])('by %s on a route without it is not found', async (method) => {
    const answer = await raw(
      `${method} /api/ip HTTP/1.1\r\nHost: rep13.test\r\nOrigin: ${ORIGIN}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (404|403|405) /);
  });

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['a broken header', 'Bad Header: x\r\n'],
  ])('with %s never reaches a route', async (_, headers) => {
    const answer = await raw(
      `POST /api/compliance-check HTTP/1.1\r\nHost: rep13.test\r\nConnection: close\r\n${headers}\r\nhello`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(saved).toBe(0);
  });

  it('with a forged or an enormous cookie is nobody’s', async () => {
    const forged = [
      'rep13=s%3Aforged.signature',
      'rep13=%',
      `rep13=${'x'.repeat(8_000)}`,
      'rep13=[object Object]',
    ];
    for (const cookie of forged) {
      const { status } = await request(gateway.app.getHttpServer())
        .get('/api/admin/user')
        .set('Cookie', cookie);
      expect(status).toBe(401);
    }
  });

  it('through a trusted proxy comes from the address before the proxies, whatever else it claims', async () => {
    const ipOf = async (forwarded: string) =>
      (await request(gateway.app.getHttpServer()).get('/api/ip').set('X-Forwarded-For', forwarded))
        .body as object;
    expect(await ipOf('203.0.113.7')).toEqual({ ip: '203.0.113.7' });
    expect(await ipOf('10.9.8.7, 203.0.113.7')).toEqual({ ip: '203.0.113.7' });
  });

  it('a hundred times at once in one session is a hundred answers and one session', async () => {
    const browser = gateway.browser();
    await browser.post('/api/signup').send(buildSignupBody()).expect(201);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        browser.post('/api/compliance-check').send({ ...CHECK, companyName: `Acme ${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(saved).toBe(100);
  });
});
