import { jetstreamManager } from '@nats-io/jetstream';
import { memoryLog, startNats, type TestNats } from '@rep13/testing';
import { EventStream, STREAM } from '../src/events/event-stream.ts';
import { NatsConnectionHolder } from '../src/nats/nats-connection.ts';
import { EventPublisher } from '../src/outbox/event-publisher.ts';

/** What somebody who has taken over one service may do, as it makes the stream where it is gone. */
describe('a stream that copies events to somewhere else', () => {
  let server: TestNats;
  let nats: NatsConnectionHolder;
  beforeAll(async () => {
    server = await startNats();
    nats = new NatsConnectionHolder(server.url, 'test');
  });
  afterAll(async () => {
    await nats.close();
    await server.stop();
  });

  it('is thrown away by whoever looks next, and made as it should be', async () => {
    const connection = await nats.get();
    const manager = await jetstreamManager(connection);
    await manager.streams.add({
      ...{ name: STREAM, subjects: ['events.>'] },
      republish: { src: 'events.>', dest: 'stolen.>' },
    });
    const stolen: string[] = [];
    connection.subscribe('stolen.>', { callback: (_, { subject }) => void stolen.push(subject) });
    const log = memoryLog('test');
    await new EventStream({ NATS_REPLICAS: 1 }, log.logger, nats).ensure();

    const envelope = { id: 'one' } as never;
    await new EventPublisher(nats).publish({ event_id: 'one', type: 'bench.parcel.sent.v1', envelope });
    await connection.flush();
    expect(stolen).toEqual([]);
    expect((await manager.streams.info(STREAM)).config.republish).toBeUndefined();
    expect(log.text()).toContain('hands on what it should not');
  });

  it('is thrown away too when it takes commands, or no longer all events', async () => {
    const manager = await jetstreamManager(await nats.get());
    const stream = new EventStream({ NATS_REPLICAS: 1 }, memoryLog('test').logger, nats);
    for (const subjects of [['events.>', 'rpc.>'], ['events.bench.>']]) {
      await manager.streams.update(STREAM, { subjects });
      await stream.ensure();
      expect((await manager.streams.info(STREAM)).config.subjects).toEqual(['events.>']);
    }
  });

  it('is left alone when it does not', async () => {
    const stream = new EventStream({ NATS_REPLICAS: 1 }, memoryLog('test').logger, nats);
    const { created } = await (await stream.ensure()).streams.info(STREAM);
    expect((await (await stream.ensure()).streams.info(STREAM)).created).toBe(created);
  });
});
