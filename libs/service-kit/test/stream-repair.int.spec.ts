import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { Injectable } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import { EventConsumers, OnEvent, type Handling } from '../src/index.ts';
import { StreamMonitor } from '../src/events/stream-monitor.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

/** It keeps open, and in memory, what was asked for in the last ten seconds. */
const SERVER_CLOSES_FILES_MS = 12_000;

@Injectable()
class CountWhenParcelSent {
  @OnEvent(ParcelSent, 'count')
  async handle({ parcelId }: ParcelSent, { db }: Handling): Promise<void> {
    await db.query('insert into bench.reactions (parcel_id) values ($1)', [parcelId]);
  }
}

describe('a stream whose files are gone while the server still names it', () => {
  let bench: Bench;
  let outside: NatsConnection;
  let manager: JetStreamManager;

  beforeEach(async () => {
    bench = await startBench({ providers: [CountWhenParcelSent] });
    await bench.database.query('create table bench.reactions (parcel_id integer not null)');
    outside = await connect({ servers: bench.nats.url });
    manager = await jetstreamManager(outside);
    await announce(3);
    await handled(3);
  });
  afterEach(async () => {
    await outside.close();
    await bench.stop();
  });

  const announce = (events: number) =>
    bench.unitOfWork().run(({ outbox }) => {
      for (let index = 0; index < events; index += 1) outbox.add(ParcelSent, buildParcelSent());
      return Promise.resolve();
    });
  const count = async (what: string) => {
    const [row] = await bench.database.query<{ n: number }>(
      `select count(*)::integer as n from bench.${what}`,
    );
    return row?.n ?? 0;
  };
  /** Looks oftener than the loop does. */
  const handled = async (events: number) => {
    const isHandled = async () => {
      await bench.app
        .get(StreamMonitor)
        .check()
        .catch(() => undefined);
      return (await count('reactions')) >= events;
    };
    await eventually(isHandled, { fact: `${events} are handled`, everyMs: 1_000 });
    expect(await count('reactions')).toBe(events);
  };
  const created = async () => (await manager.streams.info('EVENTS')).created;
  it('is thrown away and filled again when it takes no more events', async () => {
    await sleep(SERVER_CLOSES_FILES_MS);
    await bench.nats.loseMessageFiles('EVENTS');
    await announce(5);
    await handled(8);
    expect(await count('outbox_messages where published_at is null')).toBe(0);
  }, 90_000);

  it('is thrown away and filled again when it hands none over', async () => {
    await bench.app.get(EventConsumers).beforeApplicationShutdown();
    await announce(5);
    await eventually(async () => (await count('outbox_messages where published_at is null')) === 0, {
      fact: 'all of it is published',
    });
    await bench.nats.loseMessageFiles('EVENTS');
    await sleep(SERVER_CLOSES_FILES_MS);
    bench.app = await bench.replica();
    await handled(8);
  }, 90_000);

  it('is left alone while nobody reads it, however often one looks', async () => {
    await bench.app.get(EventConsumers).beforeApplicationShutdown();
    const before = await created();
    await announce(5);
    const monitor = bench.app.get(StreamMonitor);
    for (let look = 0; look < 8; look += 1) await monitor.check();
    expect(await created()).toBe(before);
    bench.app = await bench.replica();
    await handled(8);
  });
});
