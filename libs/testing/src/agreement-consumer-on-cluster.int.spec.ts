import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import pg from 'pg';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the example belongs to no project, as its readers' services don't
import { consumeAgreements, TABLES } from '../../../docs/examples/agreement-consumer/agreement-consumer.ts';
import {
  createTestDatabase,
  eventually,
  startNatsCluster,
  type TestDatabase,
  type TestNatsCluster,
} from './index.ts';

const SIGNED = 'agreements.agreement.signed.v1';
const DURABLE = 'bookkeeping-agreements-agreement-signed-v1';
const MANY = 20;
/**
 * Longer than the 30 seconds after which NATS delivers again what was on its way to a reader that ended. Another leader
 * begins to count them again.
 */
const PATIENCE = { withinMs: 90_000, everyMs: 200 };

/** The worked example of docs/integrating.md, where NATS is three servers and loses the one that leads. */
describe('an outside consumer that is down while NATS loses a leader', () => {
  let cluster: TestNatsCluster;
  let database: TestDatabase;
  let product: NatsConnection;
  let manager: JetStreamManager;

  beforeAll(async () => {
    // What a person at its terminal would read: that it will try again.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    cluster = await startNatsCluster({ bookkeeping: [SIGNED] });
    database = await createTestDatabase({ name: 'bookkeeping', run: () => Promise.resolve() });
    await database.query(TABLES);
    product = await connect({ servers: cluster.url.split(','), maxReconnectAttempts: -1 });
    manager = await jetstreamManager(product, { checkAPI: false });
    const stream = { name: 'EVENTS', subjects: ['events.>'], num_replicas: 3 };
    await eventually(() => manager.streams.add(stream), { fact: 'there is a stream', ...PATIENCE });
  }, 120_000);
  afterAll(async () => {
    await product.close();
    await cluster.stop();
    await database.drop();
  });

  async function startConsumer(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const ending = new AbortController();
    const ended = consumeAgreements(cluster.urlFor('bookkeeping'), client, ending.signal);
    return async () => {
      ending.abort();
      await ended;
      await client.end();
    };
  }

  /** As the outbox does it: again, with the same id, until NATS has it. It may have it twice then. */
  const announce = async (agreementNumber: string) => {
    const data = { signupId: 512_345_678, agreementNumber, signedAt: '2026-11-20T09:14:00.000Z' };
    const envelope = JSON.stringify({ specversion: '1.0', id: randomUUID(), type: SIGNED, data });
    const publish = () => jetstream(product).publish(`events.${SIGNED}`, envelope);
    await eventually(publish, { fact: `${agreementNumber} was announced`, ...PATIENCE });
    await eventually(publish, { fact: `${agreementNumber} was announced again`, ...PATIENCE });
  };

  const announceMany = async (from: string) => {
    const numbers = Array.from({ length: MANY }, (_, index) => `DSA-${from}-${1_000 + index}`);
    for (const number of numbers) await announce(number);
    return numbers;
  };

  const invoiced = (numbers: readonly string[]) =>
    eventually(
      async () => {
        const sql = 'select agreement_number as number from invoices order by 1';
        const rows = await database.query<{ number: string }>(sql);
        return expect(rows.map(({ number }) => number)).toEqual(numbers) ?? true;
      },
      { fact: `there was one invoice for each of ${numbers.length} agreements`, ...PATIENCE },
    );

  /** The server that leads the stream, or keeps the consumer's place. */
  async function leaderOf(what: string) {
    const info =
      what === 'stream' ? manager.streams.info('EVENTS') : manager.consumers.info('EVENTS', DURABLE);
    const name = (await info).cluster?.leader;
    return cluster.servers[Number(name?.replace('test-', ''))]!;
  }

  const allCopies = async () =>
    (await manager.streams.info('EVENTS')).cluster?.replicas?.every(
      ({ current, offline }) => current && !offline,
    );

  it.each(['stream', 'consumer'])(
    'gets each agreement that it missed, once, when the leader of the %s is killed meanwhile',
    async (what) => {
      await database.query('truncate handled, invoices, set_aside');
      let stop = await startConsumer();
      await announce(`DSA-${what}-0001`);
      await invoiced([`DSA-${what}-0001`]);
      await stop();

      const before = await announceMany(`${what}-1`);
      const leader = await leaderOf(what);
      await leader.kill();
      const after = await announceMany(`${what}-2`);

      stop = await startConsumer();
      await invoiced([`DSA-${what}-0001`, ...before, ...after]);
      await leader.start();
      await announce(`DSA-${what}-3000`);
      await invoiced([`DSA-${what}-0001`, ...before, ...after, `DSA-${what}-3000`]);
      await stop();
      expect(await database.query('select * from set_aside')).toEqual([]);
      await eventually(allCopies, { fact: 'all three servers have the stream', ...PATIENCE });
    },
    300_000,
  );
});
