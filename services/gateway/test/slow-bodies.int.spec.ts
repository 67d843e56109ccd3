import { connect, type Socket } from 'node:net';
import {
  CompleteComplianceCheck,
  RegisterSignup,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import request from 'supertest';
import { RECEIVED_AT_ONCE } from '../src/uploads/upload-limits.ts';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { OnboardingFiles } from './onboarding-files.ts';
import { PDF } from './provider-information.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const FILES = `/api/provider-information/${OWN}/files`;
const MOST = 100;
const SHARE = 20;
/** As a part of the places for uploads, the same share. */
const UPLOAD_SHARE = Math.ceil((RECEIVED_AT_ONCE * SHARE) / MOST);
const [SLOW, OTHER] = ['203.0.113.7', '203.0.113.8'];
const CHECK = {
  email: 'a@acme.example',
  companyName: 'Acme',
  question1: true,
  question2: true,
  question3: true,
};

interface Slow {
  readonly answer: () => string;
  readonly isClosed: () => boolean;
}

describe('bodies that come in slowly', () => {
  let gateway: TestGateway;
  let onboarding: OnboardingFiles;
  let cookie: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    gateway = await startGateway({
      TRUSTED_PROXIES: '127.0.0.1',
      MAX_IN_FLIGHT: String(MOST),
      MAX_IN_FLIGHT_PER_ADDRESS: String(SHARE),
    });
    onboarding = new OnboardingFiles(gateway.stubbedServices);
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: OWN }));
    gateway.stubbedServices.answer(CompleteComplianceCheck, () => ({ id: 1 }) as ComplianceCheckView);
    const { headers } = await gateway.browser().post('/api/signup').send(buildSignupBody()).expect(201);
    cookie = String(headers['set-cookie']).split(';')[0]!;
  });
  afterAll(() => gateway.stop());
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  /** Sends the head of a POST and the beginning of its body, and then no more. */
  function begin(path: string, type: string, beginning: string): Slow {
    const { port } = gateway.app.getHttpServer().address() as { port: number };
    let answer = '';
    let isClosed = false;
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined).on('close', () => (isClosed = true));
    const head = { Host: 'rep13.test', Origin: ORIGIN, Cookie: cookie, 'X-Forwarded-For': SLOW };
    const lines = Object.entries({ ...head, 'Content-Type': type, 'Content-Length': 50_000 });
    const text = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    socket.write(`POST ${path} HTTP/1.1\r\n${text}\r\n\r\n${beginning}`);
    sockets.push(socket);
    return { answer: () => answer, isClosed: () => isClosed };
  }

  const fromElsewhere = () =>
    request.agent(gateway.app.getHttpServer()).set({ 'X-Forwarded-For': OTHER, Origin: ORIGIN });
  const refusedWith = (slow: readonly Slow[], status: number) =>
    slow.filter(({ answer, isClosed }) => isClosed() && answer().startsWith(`HTTP/1.1 ${status} `));

  it('take the share of their address only, and are hung up on', async () => {
    const slow = Array.from({ length: MOST }, () =>
      begin('/api/compliance-check', 'application/json', '{"email"'),
    );
    await eventually(() => refusedWith(slow, 503).length === MOST - SHARE, {
      says: 'all beyond the share are refused and hung up on',
    });

    await fromElsewhere().post('/api/compliance-check').send(CHECK).expect(201);

    await eventually(() => refusedWith(slow, 408).length === SHARE, {
      says: 'the slow ones are told so and hung up on',
      withinMs: 15_000,
    });
    for (const { answer } of slow) expect(answer()).toMatch(/\r\nConnection: close\r\n/i);
    expect(refusedWith(slow, 408)[0]?.answer()).toContain('"code":"gateway.slow-body"');
  });

  it('take the share of their address of the places for uploads only', async () => {
    const beginning = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
    const slow = Array.from({ length: UPLOAD_SHARE + 3 }, () =>
      begin(FILES, 'multipart/form-data; boundary=x', beginning),
    );
    await eventually(() => refusedWith(slow, 503).length === 3, {
      says: 'all beyond the share are refused and hung up on',
    });
    await eventually(() => onboarding.beginnings === UPLOAD_SHARE, { says: 'the others have begun' });

    await fromElsewhere().post(FILES).set('Cookie', cookie).attach('file', PDF, 'policy.pdf').expect(201);

    await eventually(() => refusedWith(slow, 408).length === UPLOAD_SHARE, {
      says: 'the slow ones are told so and hung up on',
      withinMs: 15_000,
    });
    await eventually(() => onboarding.discarded.length === UPLOAD_SHARE, {
      says: 'what they began is thrown away',
    });
  });
});
