import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { eventually } from '@rep13/testing';
import { OutboxRelay } from '../src/outbox/outbox-relay.ts';
import { StreamMonitor } from '../src/events/stream-monitor.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

describe('the stream monitor of two replicas', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({});
  });
  afterAll(() => bench.stop());

  const announce = async (count: number) => {
    await bench.unitOfWork().run(({ outbox }) => {
      for (let index = 0; index < count; index += 1) outbox.add(ParcelSent, buildParcelSent());
    });
    await eventually(async () => (await published()).every(Boolean), { says: 'all of it is published' });
  };
  const published = async () =>
    (
      await bench.database.query<{ at: string | null }>(
        'select published_at::text as at from bench.outbox_messages order by id',
      )
    ).map(({ at }) => at);

  it('publishes nothing again because one of them is slower', async () => {
    const replica = await bench.replica();
    const monitor = replica.get(StreamMonitor);
    // From here on it does only what the test asks for.
    await Promise.all([
      monitor.beforeApplicationShutdown(),
      replica.get(OutboxRelay).beforeApplicationShutdown(),
    ]);
    await announce(1);
    await monitor.check();

    const hold = holdTransactions(replica.get(DataSource));
    const check = monitor.check();
    await hold.reached;
    await announce(20);
    await bench.app.get(StreamMonitor).check();
    const before = await published();
    hold.letGo();
    await check;

    expect(before).toHaveLength(21);
    expect(await published()).toEqual(before);
  });
});

/** Keeps the next transaction from beginning, as a pool without a free connection does. */
function holdTransactions(source: DataSource) {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const transaction = source.transaction.bind(source) as (...given: unknown[]) => Promise<unknown>;
  const reached = new Promise<void>((resolve) => {
    const wait = async (...given: unknown[]) => {
      resolve();
      await free;
      return transaction(...given);
    };
    jest.spyOn(source, 'transaction').mockImplementationOnce(wait as typeof source.transaction);
  });
  return { reached, letGo };
}
