import { connect, type Socket } from 'node:net';
import { VerifyDocument, type UploadVerificationView } from '@rep13/contracts-agreements';
import {
  CompleteComplianceCheck,
  RegisterSignup,
  type ComplianceCheckView,
} from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import request from 'supertest';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { OnboardingFiles } from './onboarding-files.ts';
import { PDF } from './provider-information.ts';
import { spooled } from './spooled.ts';
import { ORIGIN, startGateway, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const FILES = `/api/provider-information/${OWN}/files`;
const MOST = 100;
const SHARE = 20;
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

/** How a slow sender goes on. */
interface Trickle {
  /** As it says. */
  readonly length: number;
  readonly address: string;
  readonly bytesASecond: number;
}

describe('bodies that come in slowly', () => {
  let gateway: TestGateway;
  let onboarding: OnboardingFiles;
  let cookie: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    gateway = await startGateway({
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_UPLOADED_VERIFICATIONS: '100',
      MAX_IN_FLIGHT: String(MOST),
      MAX_IN_FLIGHT_PER_ADDRESS: String(SHARE),
    });
    onboarding = new OnboardingFiles(gateway.stubbedServices);
    gateway.stubbedServices.answer(VerifyDocument, () => ({ verdict: 'unsigned' }) as UploadVerificationView);
    gateway.stubbedServices.answer(RegisterSignup, () => buildSignupView({ id: OWN }));
    gateway.stubbedServices.answer(CompleteComplianceCheck, () => ({ id: 1 }) as ComplianceCheckView);
    const { headers } = await gateway.browser().post('/api/signup').send(buildSignupBody()).expect(201);
    cookie = String(headers['set-cookie']).split(';')[0]!;
  });
  afterAll(() => gateway.stop());
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  /** Sends the head of a POST and the beginning of its body; then no more, or some bytes every second. */
  function begin(path: string, type: string, beginning: string, given: Partial<Trickle> = {}): Slow {
    const { length, address, bytesASecond } = { length: 50_000, address: SLOW, bytesASecond: 0, ...given };
    const { port } = gateway.app.getHttpServer().address() as { port: number };
    let answer = '';
    let isClosed = false;
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined).on('close', () => (isClosed = true));
    const head = { Host: 'rep13.test', Origin: ORIGIN, Cookie: cookie, 'X-Forwarded-For': address };
    const lines = Object.entries({ ...head, 'Content-Type': type, 'Content-Length': length });
    const text = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    socket.write(`POST ${path} HTTP/1.1\r\n${text}\r\n\r\n${beginning}`);
    const trickle = setInterval(() => socket.write('x'.repeat(bytesASecond)), 1_000);
    socket.on('close', () => clearInterval(trickle));
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
      fact: 'all beyond the share are refused and hung up on',
    });

    await fromElsewhere().post('/api/compliance-check').send(CHECK).expect(201);

    await eventually(() => refusedWith(slow, 408).length === SHARE, {
      fact: 'the slow ones are told so and hung up on',
    });
    for (const { answer } of slow) expect(answer()).toMatch(/\r\nConnection: close\r\n/i);
    expect(refusedWith(slow, 408)[0]?.answer()).toContain('"code":"gateway.slow-body"');
  });

  it('of many addresses, each within its share, take nobody’s turn', async () => {
    const addresses = Array.from({ length: 6 }, (_, index) => `198.51.${index}.7`);
    const slow = addresses.flatMap((address) =>
      Array.from({ length: SHARE }, () =>
        begin('/api/compliance-check', 'application/json', '{"email":"', { address, bytesASecond: 2_000 }),
      ),
    );
    const refused = () => refusedWith(slow, 503).length + refusedWith(slow, 408).length;
    await eventually(() => refused() === slow.length - MOST, { fact: 'all places are taken' });

    await fromElsewhere().post('/api/compliance-check').send(CHECK).expect(201);
  });

  const FORM = 'multipart/form-data; boundary=x';
  const BEGINNING = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
  const fromFourAddresses = (path: string, type: string, beginning: string) =>
    ['203.0.113.11', '203.0.113.12', '203.0.113.13', '203.0.113.14'].flatMap((address) =>
      Array.from({ length: 4 }, () =>
        begin(path, type, beginning, { length: 5_000_000, address, bytesASecond: 700 }),
      ),
    );

  it('take nobody’s turn to have files verified or kept, and a long one has to come faster', async () => {
    const slow = [
      ...fromFourAddresses('/api/verify', 'application/pdf', '%PDF-'),
      ...fromFourAddresses(FILES, FORM, BEGINNING),
    ];
    await eventually(async () => (await spooled()) === slow.length, { fact: 'all of them come in' });

    await fromElsewhere().post('/api/verify').attach('file', PDF, 'policy.pdf').expect(200);
    await fromElsewhere().post(FILES).set('Cookie', cookie).attach('file', PDF, 'policy.pdf').expect(201);

    await eventually(() => refusedWith(slow, 408).length === slow.length, {
      fact: 'the slow ones are told so and hung up on',
    });
    await eventually(async () => (await spooled()) === 0, { fact: 'nothing of them stays on disk' });
    expect(onboarding.beginnings).toBe(1);
  });

  it('take the share of their address of the room for files only', async () => {
    const large = Array.from({ length: 3 }, () =>
      begin('/api/verify', 'application/pdf', 'x'.repeat(8_000_000), { length: 9_000_000 }),
    );
    await eventually(() => refusedWith(large, 503).length === 1, {
      fact: 'all beyond the share are refused',
    });
    await fromElsewhere().post('/api/verify').attach('file', PDF, 'policy.pdf').expect(200);
  });
});
