import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { eventually } from '@rep13/testing';
import { OutboxRelay } from '../src/outbox/outbox-relay.ts';
import { StreamMonitor } from '../src/events/stream-monitor.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

/** More than one statement may change in the time that it has. */
const EVENTS = 460_000;

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
    await eventually(async () => (await published()).every(Boolean), { fact: 'all of it is published' });
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

describe('a stream that was wiped', () => {
  let bench: Bench;

  beforeAll(async () => {
    bench = await startBench({});
    // Nobody but the test looks, and nothing is published meanwhile.
    await Promise.all(
      [StreamMonitor, OutboxRelay].map((part) => bench.app.get(part).beforeApplicationShutdown()),
    );
  });
  afterAll(() => bench.stop());

  const waiting = async () =>
    (await bench.database.query('select from bench.outbox_messages where published_at is null limit 1'))
      .length > 0;

  it('has all of seven days published again, however many that are, and nothing older', async () => {
    const monitor = bench.app.get(StreamMonitor);
    await monitor.check();
    await bench.database.query(
      `insert into bench.outbox_messages (event_id, type, envelope, created_at, published_at)
       select gen_random_uuid(), 'bench.parcel.sent.v1', '{"data": {}}', at, at
       from (select now() - interval '8 days' + nr * interval '1.5 seconds' as at
         from generate_series(1, $1) nr) as minutes`,
      [EVENTS],
    );
    await bench.nats.wipeStore();
    await eventually(() => monitor.check().then(waiting), { fact: 'something is published again' });

    const [seen] = await bench.database.query(
      `select count(*) filter (where published_at is null)::integer as again,
         count(*) filter (where published_at is null and created_at < now() - interval '7 days 1 minute')::integer as older,
         count(*) filter (where published_at is not null and created_at > now() - interval '7 days' + interval '1 minute')::integer as forgotten
       from bench.outbox_messages`,
    );
    expect(seen).toEqual({ again: expect.any(Number), older: 0, forgotten: 0 });
    expect((seen as { again: number }).again).toBeGreaterThan(EVENTS / 2);
  }, 120_000);
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
