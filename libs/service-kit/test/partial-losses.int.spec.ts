import { jest } from '@jest/globals';
import { jetstreamManager, jetstream, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { Injectable, type INestApplication } from '@nestjs/common';
import { eventually } from '@rep13/testing';
import {
  BackgroundLoop,
  DeliveryMonitor,
  EventConsumers,
  OnEvent,
  ServiceUnavailable,
  type Handling,
} from '../src/index.ts';
import { PublishedEvents } from '../src/outbox/published-events.ts';
import { buildParcelSent, startBench, type Bench } from './bench.ts';
import { ParcelSent } from './parcels.ts';

const NEVER_FITS = 1;

@Injectable()
class CountWhenParcelSent {
  @OnEvent(ParcelSent, 'count')
  async handle({ parcelId }: ParcelSent, { db }: Handling): Promise<void> {
    if (parcelId === NEVER_FITS) throw new Error('does not fit');
    await db.query('insert into bench.reactions (parcel_id) values ($1)', [parcelId]);
  }
}

const CONSUMER = 'bench-count';

describe('a stream that loses a part of what it acknowledged', () => {
  let bench: Bench;
  let outside: NatsConnection;
  let manager: JetStreamManager;

  beforeEach(async () => {
    bench = await startBench({ providers: [CountWhenParcelSent] });
    await bench.database.query('create table bench.reactions (parcel_id integer not null)');
    outside = await connect({ servers: bench.nats.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    manager = await jetstreamManager(outside);
    await eventually(async () => (await count('event_positions')) > 0, {
      fact: 'the service follows what is published',
    });
    await announce(3);
    await handled(3);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await outside.close();
    await bench.stop();
  });

  const count = async (what: string) => {
    const [row] = await bench.database.query<{ n: number }>(
      `select count(*)::integer as n from bench.${what}`,
    );
    return row?.n ?? 0;
  };
  const announce = async (events: number, values: Partial<ParcelSent> = {}) => {
    await bench.unitOfWork().run(({ outbox }) => {
      for (let index = 0; index < events; index += 1) outbox.add(ParcelSent, buildParcelSent(values));
    });
    const isPublished = async () => (await count('outbox_messages where published_at is null')) === 0;
    await eventually(isPublished, { fact: 'all of it is published' });
  };
  const foundMissing = async () => {
    const [row] = await bench.database.query<{ n: number }>(
      'select sum(found_missing)::integer as n from bench.event_positions',
    );
    return row?.n;
  };
  /** What is announced from here on stays in the stream until it is read. */
  const stopReading = () => bench.app.get(EventConsumers).beforeApplicationShutdown();
  const readAgain = async () => (bench.app = await bench.replica());
  const check = (app: INestApplication = bench.app) => app.get(DeliveryMonitor).check();
  const lastSequence = async () => (await manager.streams.info('EVENTS')).state.last_seq;

  /** As the consumer, but without doing anything about them. */
  const acknowledgeAll = async () => {
    const consumer = await jetstream(outside).consumers.get('EVENTS', CONSUMER);
    for await (const message of await consumer.fetch({ max_messages: 20, expires: 5_000 })) message.ack();
    await outside.flush();
  };

  const handled = (events: number) =>
    eventually(async () => (await count('reactions')) >= events, { fact: `${events} are handled` });
  /** All of them, each once, with nothing left to heal. */
  const healed = async (events: number) => {
    await eventually(
      async () => {
        await check();
        return (await count('reactions')) >= events;
      },
      { fact: `all ${events} are handled`, everyMs: 200 },
    );
    expect(await count(`inbox_messages where consumer = '${CONSUMER}'`)).toBe(events);
    expect(await count('reactions')).toBe(events);
    const twice = 'select parcel_id from bench.reactions group by 1 having count(*) > 1';
    expect(await bench.database.query(twice)).toEqual([]);
  };

  it('gets back what was deleted from its middle', async () => {
    await stopReading();
    await announce(20);
    for (const sequence of [6, 7, 12, 15]) await manager.streams.deleteMessage('EVENTS', sequence);
    await readAgain();
    await healed(23);
    expect(await foundMissing()).toBe(4);
  });

  it('gets back what was purged up to a sequence', async () => {
    await stopReading();
    await announce(20);
    await manager.streams.purge('EVENTS', { seq: 14 });
    await readAgain();
    await healed(23);
    expect(await foundMissing()).toBe(10);
  });

  it('gets back what a store came back without, though new messages took the numbers', async () => {
    await stopReading();
    const comeBackWithLess = await bench.nats.snapshotStore();
    await announce(20);
    await comeBackWithLess();
    const other = await connect({ servers: bench.nats.url });
    for (let index = 0; index < 40; index += 1) {
      await jetstream(other).publish('events.elsewhere.noise.made.v1', '{}');
    }
    await other.close();
    await readAgain();
    await healed(23);
  });

  it('hands over what a consumer that was made again begins behind', async () => {
    await stopReading();
    await announce(20);
    await manager.consumers.delete('EVENTS', CONSUMER);
    await manager.consumers.add('EVENTS', {
      ...{ durable_name: CONSUMER, ack_policy: 'explicit', deliver_policy: 'new' },
      filter_subject: 'events.bench.parcel.sent.>',
    });
    await readAgain();
    await healed(23);
    await announce(2);
    await healed(25);
  });

  it('hands over what somebody else acknowledged', async () => {
    await stopReading();
    await announce(20);
    const messages = await (
      await jetstream(outside).consumers.get('EVENTS', CONSUMER)
    ).fetch({ max_messages: 20 });
    for await (const message of messages) message.ack();
    await outside.flush();
    await readAgain();
    await healed(23);
  });

  it('is filled up once by two replicas that see it at once', async () => {
    await stopReading();
    await announce(20);
    await manager.streams.purge('EVENTS', { keep: 0 });
    const before = await lastSequence();
    const [replica, other] = [await readAgain(), await bench.replica()];
    await eventually(
      async () => {
        await Promise.all([check(replica), check(other)]);
        return (await count('reactions')) === 23;
      },
      { fact: 'all are handled' },
    );
    await Promise.all([check(replica), check(other)]);
    expect(await lastSequence()).toBe(before + 20);
    await healed(23);
    expect(await foundMissing()).toBe(20);
  });

  it('is not filled up again by a replica that looked while another was at it', async () => {
    const apps = [bench.app, await bench.replica(), await bench.replica()] as const;
    await Promise.all(apps.map((app) => app.get(DeliveryMonitor).beforeApplicationShutdown()));
    await Promise.all(apps.map((app) => app.get(EventConsumers).beforeApplicationShutdown()));
    const [, replica, other] = apps;
    await announce(20);
    await acknowledgeAll();
    const before = await lastSequence();
    const published = replica.get(PublishedEvents);
    const publish = published.publishAgain.bind(published);
    jest.spyOn(published, 'publishAgain').mockImplementationOnce(async (eventIds) => {
      await check(other);
      return publish(eventIds);
    });
    await check(replica);
    await check(replica);
    await check(other);
    expect(await lastSequence()).toBe(before + 20);
    await readAgain();
    await healed(23);
    expect(await foundMissing()).toBe(20);
  });

  it('is filled up to the end where a first try ended halfway', async () => {
    await stopReading();
    await announce(20);
    await manager.streams.purge('EVENTS', { keep: 0 });
    jest.spyOn(PublishedEvents.prototype, 'publishAgain').mockImplementationOnce(async function (
      this: PublishedEvents,
      eventIds,
    ) {
      await this.publishAgain(eventIds.slice(0, 8));
      throw new ServiceUnavailable();
    });
    await readAgain();
    await healed(23);
    expect(await foundMissing()).toBe(32);
  });

  it('does not get back what was put aside, though it came by being published again', async () => {
    await stopReading();
    await announce(1, { parcelId: NEVER_FITS });
    await manager.streams.purge('EVENTS', { keep: 0 });
    await readAgain();
    await eventually(
      async () => {
        await check();
        return (await count('dead_letters where dead_at is not null')) > 0;
      },
      { fact: 'it is put aside', everyMs: 200 },
    );
    await announce(1);
    await healed(4);
    await check();
    await check();
    expect(await foundMissing()).toBe(1);
  });

  it('is looked through without a pause where there is much', async () => {
    await bench.app.get(DeliveryMonitor).beforeApplicationShutdown();
    const hasComparedTheFirst = async () => {
      await check();
      return (await count('event_positions where outbox_id < 3')) === 0;
    };
    await eventually(hasComparedTheFirst, { fact: 'nothing before it is left to compare' });
    await bench.database.query(`
      with published as (
        insert into bench.outbox_messages (event_id, type, envelope, published_at)
        select gen_random_uuid(), 'bench.parcel.sent.v1', '{}', now() from generate_series(1, 10001)
        returning event_id)
      insert into bench.inbox_messages (consumer, event_id) select '${CONSUMER}', event_id from published`);
    const toTheEnd = async () => {
      const rounds: boolean[] = [];
      while (rounds.at(-1) !== false || !rounds.includes(true)) rounds.push(await check());
      return rounds.filter(Boolean);
    };
    expect(await toTheEnd()).toHaveLength(2);
    expect(await count('event_positions where outbox_id < 10004')).toBe(0);
    expect(await foundMissing()).toBe(0);
  });

  it('is counted where monitors ask', async () => {
    await stopReading();
    await announce(5);
    await manager.streams.purge('EVENTS', { keep: 0 });
    await readAgain();
    await healed(8);
    const metrics = await (await fetch(`${await bench.app.getUrl()}/metrics`)).text();
    expect(metrics).toContain('rep13_events_found_missing 5');
  });

  it('is looked through as soon as the server is back', async () => {
    const wake = jest.spyOn(BackgroundLoop.prototype, 'wake');
    const { loop } = bench.app.get(DeliveryMonitor) as unknown as { loop: BackgroundLoop };
    await bench.nats.restart();
    await eventually(() => wake.mock.contexts.includes(loop), {
      fact: 'it looks without waiting for its time',
    });
  });
});
