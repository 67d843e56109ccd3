import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { jest } from '@jest/globals';
import pg from 'pg';
import {
  addOutsideUser,
  findBinary,
  freePort,
  natsAccess,
  natsProgram,
  natsUrl,
  PROVISIONER,
  startReady,
  type NatsAccess,
  type RunningProgram,
} from '@rep13/local-stack';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the example belongs to no project, as its readers' services don't
import { consumeAgreements, TABLES } from '../../../docs/examples/agreement-consumer/agreement-consumer.ts';
import { createTestDatabase, eventually, type TestDatabase } from './index.ts';

const SIGNED = 'agreements.agreement.signed.v1';
const DURABLE = 'bookkeeping-agreements-agreement-signed-v1';
const REFUSED = /permissions violation/i;

/** The worked example of docs/integrating.md, on NATS as Rep13 runs it. */
describe('an outside consumer of signed agreements', () => {
  let dataDir: string;
  let port: number;
  let access: NatsAccess;
  let server: RunningProgram;
  let database: TestDatabase;
  let agreements: NatsConnection;
  let bookkeeping: NatsConnection;
  let consumer: { stop(): Promise<void> };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-consumer-'));
    await addOutsideUser(dataDir, 'bookkeeping', [SIGNED]);
    access = await natsAccess(dataDir);
    port = await freePort();
    database = await createTestDatabase({ name: 'bookkeeping', run: () => Promise.resolve() });
    await database.query(TABLES);
    await startServer();
    agreements = await as('agreements-events');
    bookkeeping = await as('bookkeeping');
    await makeStream();
    consumer = await startConsumer();
  });
  afterAll(async () => {
    await consumer.stop();
    await Promise.all([agreements.close(), bookkeeping.close()]);
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => database.query('truncate handled, invoices, set_aside'));

  async function startServer() {
    const binary = findBinary('nats-server') ?? 'nats-server';
    server = await startReady(natsProgram(binary, join(dataDir, 'nats'), port, access.configFile));
  }

  async function as(name: string): Promise<NatsConnection> {
    const { host, username, password } = new URL(access.urlFor(name, natsUrl(port)));
    const inboxPrefix = `_INBOX.${username}`;
    return connect({ servers: host, user: username, pass: password, inboxPrefix, maxReconnectAttempts: -1 });
  }

  async function makeStream() {
    const provisioner = await as(PROVISIONER);
    const manager = await jetstreamManager(provisioner, { checkAPI: false });
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
    await provisioner.close();
  }

  async function startConsumer() {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const ending = new AbortController();
    const url = access.urlFor('bookkeeping', natsUrl(port));
    // As with a cluster one of whose servers is away.
    const ended = consumeAgreements(`${url},127.0.0.1:9`, client, ending.signal);
    return {
      async stop() {
        ending.abort();
        await ended;
        await client.end();
      },
    };
  }

  const signed = (agreementNumber: string) => ({
    specversion: '1.0',
    id: randomUUID(),
    type: SIGNED,
    data: { signupId: 512_345_678, agreementNumber, signedAt: '2026-11-20T09:14:00.000Z', addedLater: true },
  });

  const announce = (envelope: unknown) =>
    jetstream(agreements).publish(`events.${SIGNED}`, JSON.stringify(envelope));

  const invoices = async () =>
    (
      await database.query<{ number: string }>('select agreement_number as number from invoices order by 1')
    ).map(({ number }) => number);

  const invoiced = (...numbers: string[]) =>
    eventually(async () => expect(await invoices()).toEqual(numbers) ?? true, {
      fact: `there were invoices for ${numbers.join(' and ')}`,
    });

  it('acts once on an event that is delivered twice', async () => {
    const first = signed('DSA-202611-0001');
    await announce(first);
    await announce(first);
    await announce(signed('DSA-202611-0002'));

    await invoiced('DSA-202611-0001', 'DSA-202611-0002');
    expect(await database.query('select * from handled')).toHaveLength(2);
    expect(await database.query('select * from set_aside')).toEqual([]);
    const { consumers } = await jetstreamManager(bookkeeping, { checkAPI: false });
    await eventually(async () => (await consumers.info('EVENTS', DURABLE)).num_ack_pending === 0, {
      fact: 'every message was acknowledged',
    });
  });

  it('goes on where it had stopped', async () => {
    await announce(signed('DSA-202611-0003'));
    await invoiced('DSA-202611-0003');
    await consumer.stop();
    await announce(signed('DSA-202611-0004'));

    consumer = await startConsumer();
    await invoiced('DSA-202611-0003', 'DSA-202611-0004');
  });

  it('sets aside what it cannot read, and what fails again and again, and goes on', async () => {
    await announce({ ...signed('DSA-202611-0005'), data: {} });
    await announce({ ...signed('DSA-202611-0006'), id: 'no uuid' });
    await announce(signed('DSA-202611-0007'));

    await invoiced('DSA-202611-0007');
    const aside = () => database.query<{ message: string }>('select message from set_aside order by 1');
    await eventually(async () => (await aside()).length === 2, { fact: 'both were set aside' });
  });

  it('finds its place again after everything in NATS was deleted', async () => {
    // What a person at its terminal would read: that it will try again.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.stop();
    await rm(join(dataDir, 'nats'), { recursive: true });
    await startServer();
    await eventually(() => agreements.flush().then(() => true), { fact: 'NATS was back' });
    await makeStream();
    await announce(signed('DSA-202611-0008'));

    await invoiced('DSA-202611-0008');
  });

  it.each([
    ['announce anything', `events.${SIGNED}`],
    ['send a command', 'rpc.onboarding.signup.get-party.v1'],
    [
      'read another event',
      `$JS.API.CONSUMER.CREATE.EVENTS.${DURABLE}.events.onboarding.signup.registered.v1`,
    ],
    ['read all events', `$JS.API.CONSUMER.CREATE.EVENTS.${DURABLE}.events.>`],
    ['read without a filter', `$JS.API.CONSUMER.CREATE.EVENTS.${DURABLE}`],
    ['read as another consumer', '$JS.API.CONSUMER.MSG.NEXT.EVENTS.onboarding-all'],
    ['take single messages out', '$JS.API.STREAM.MSG.GET.EVENTS'],
    ['look at the stream', '$JS.API.STREAM.INFO.EVENTS'],
    ['delete the stream', '$JS.API.STREAM.DELETE.EVENTS'],
  ])('may not %s', async (_what, subject) => {
    await expect(bookkeeping.request(subject, '{}')).rejects.toThrow(REFUSED);
  });

  it.each(['events.>', `events.${SIGNED}`, 'rpc.>', '_INBOX.>', '_INBOX.agreements.>'])(
    'may not listen to %s',
    async (subject) => {
      const heard = new Promise((resolve, reject) => {
        const callback = (error: Error | null) => (error ? reject(error) : resolve(undefined));
        bookkeeping.subscribe(subject, { callback });
      });
      await expect(heard).rejects.toThrow(REFUSED);
    },
  );
});
