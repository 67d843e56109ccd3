import { connect, type NatsConnection } from 'nats';
import { SignInClient } from '@rep13/contracts-onboarding';
import { AddAuthorityFile, AddClientFile, ReadAuthorityRequest } from '@rep13/contracts-sla';
import type { RequestContext } from '@rep13/service-kit';
import { buildClientUserView } from './builders.ts';
import { buildStatusView, buildTicketFileView } from './orders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OF_CLIENT = '/api/client/sla-tickets/7/files';
const OF_AUTHORITY = '/api/authority-requests/A-7KQM-2XRB/files';
const PDF = Buffer.from('%PDF-1.7\n');
const OTHER = Buffer.from('%PDF-1.7\n%other');
const SECRET = 'a-secret-of-this-browser';

describe('a file of an order that is sent again because its answer was lost', () => {
  let gateway: TestGateway;
  let observer: NatsConnection;
  let client: Browser;
  const seen: RequestContext[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { answer } = gateway.stubbedServices;
    answer(AddClientFile, () => buildTicketFileView());
    answer(AddAuthorityFile, () => buildTicketFileView());
    answer(ReadAuthorityRequest, () => buildStatusView());
    answer(SignInClient, () => buildClientUserView(123_456_789));
    observer = await connect({ servers: gateway.nats.url });
    for (const { subject } of [AddClientFile, AddAuthorityFile])
      observer.subscribe(subject, {
        callback: (_, message) => {
          const header = message.headers?.get('Rep13-Context') ?? '';
          seen.push(JSON.parse(decodeURIComponent(header)) as RequestContext);
        },
      });
    await observer.flush();
    client = gateway.browser();
    await client.post('/api/client/login').send({ clientId: 'DSA-ABC234', password: 'x' }).expect(200);
  });
  afterAll(async () => {
    await observer?.close();
    await gateway?.stop();
  });
  beforeEach(() => (seen.length = 0));

  const send = (browser: Browser, path: string, bytes: Buffer, key?: string) => {
    const call = browser.post(path).set('Authorization', 'Bearer the-token');
    if (key) void call.set({ 'Idempotency-Key': key, 'Idempotency-Scope': SECRET });
    return call.attach('file', bytes, 'a.pdf').expect(201);
  };
  const keysSeen = async () => {
    await observer.flush();
    return seen.map(({ idempotency }) => idempotency);
  };

  it.each([
    ['client', OF_CLIENT, () => client],
    ['authority, which has no session', OF_AUTHORITY, () => gateway.browser()],
  ])('is the one request by its key: of a %s', async (_, path, browser) => {
    await send(browser(), path, PDF, 'one');
    await send(browser(), path, PDF, 'one');
    const [first, again] = await keysSeen();
    expect(first).toMatchObject({ key: 'one' });
    expect(first).not.toHaveProperty('ttlSeconds');
    expect(again).toEqual(first);
  });

  it('is told from other bytes under the same key', async () => {
    await send(client, OF_CLIENT, PDF, 'two');
    await send(client, OF_CLIENT, OTHER, 'two');
    const [first, other] = await keysSeen();
    expect(other).toMatchObject({ scope: first?.scope, key: 'two' });
    expect(other?.fingerprint).not.toBe(first?.fingerprint);
  });

  it('is another file without a key', async () => {
    await send(client, OF_CLIENT, PDF);
    expect(await keysSeen()).toEqual([undefined]);
  });
});
