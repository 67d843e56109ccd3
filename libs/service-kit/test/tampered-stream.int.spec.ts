import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { eventually, memoryLog, startNats, type MemoryLog, type TestNats } from '@rep13/testing';
import { connect, type NatsConnection } from 'nats';
import { STREAM, StreamProvisioner } from '../src/event-stream/index.ts';

const READER = { name: 'bench-note', filters: ['events.bench.parcel.sent.>'] };

describe('the stream of events and its consumers', () => {
  let server: TestNats;
  let provisioner: StreamProvisioner;
  let log: MemoryLog;
  let outside: NatsConnection;
  let manager: JetStreamManager;

  beforeAll(async () => {
    server = await startNats();
    outside = await connect({ servers: server.url });
    manager = await jetstreamManager(outside);
    log = memoryLog('test');
    provisioner = new StreamProvisioner({
      url: server.url,
      consumers: [READER],
      replicas: 1,
      logger: log.logger,
    });
    await looked();
  });
  afterAll(async () => {
    await provisioner.stop();
    await outside.close();
    await server.stop();
  });

  /** Until the last look saw all as it should be. */
  const looked = () =>
    eventually(
      async () => {
        await provisioner.check().catch(() => undefined);
        return provisioner.isReady;
      },
      { fact: 'all is as it should be' },
    );
  const tried = async () => (await manager.streams.info(STREAM)).state.messages;
  const config = async () => (await manager.streams.info(STREAM)).config;

  it('are made as they are declared', async () => {
    expect(await config()).toMatchObject({ subjects: ['events.>'], storage: 'file', num_replicas: 1 });
    const reader = await manager.consumers.info(STREAM, READER.name);
    expect(reader.config).toMatchObject({ filter_subject: READER.filters[0], ack_policy: 'explicit' });
  });

  it('are left alone where they are', async () => {
    const { created } = await manager.streams.info(STREAM);
    await looked();
    expect((await manager.streams.info(STREAM)).created).toBe(created);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the stream', () => manager.streams.delete(STREAM)],
    ['a consumer', () => manager.consumers.delete(STREAM, READER.name)],
  ])('are made again when %s is gone', async (_what, remove) => {
    await remove();
    await looked();
    expect((await manager.consumers.info(STREAM, READER.name)).name).toBe(READER.name);
  });

  it('give a consumer the filter that it declares now', async () => {
    await manager.consumers.delete(STREAM, READER.name);
    await manager.consumers.add(STREAM, {
      durable_name: READER.name,
      ...{ ack_policy: 'explicit', filter_subject: 'events.>' },
    });
    await looked();
    const { config } = await manager.consumers.info(STREAM, READER.name);
    expect(config.filter_subject).toBe(READER.filters[0]);
  });

  it('no longer copy events to somewhere else', async () => {
    await manager.streams.delete(STREAM);
    const republish = { src: 'events.>', dest: 'stolen.>' };
    await manager.streams.add({ name: STREAM, subjects: ['events.>'], republish });
    const stolen: string[] = [];
    outside.subscribe('stolen.>', { callback: (_, { subject }) => void stolen.push(subject) });
    await looked();

    await jetstream(outside).publish('events.bench.parcel.sent.v1', '{}');
    await outside.flush();
    expect(stolen).toEqual([]);
    expect((await config()).republish).toBeUndefined();
    expect(log.text()).toContain('hands on what it should not');
  });

  it.each([[['events.>', 'rpc.>']], [['events.bench.>']]])(
    'take events and all events, not %j',
    async (subjects) => {
      await manager.streams.update(STREAM, { subjects });
      await looked();
      expect((await config()).subjects).toEqual(['events.>']);
    },
  );

  it('outlive a report that proves to be wrong', async () => {
    const { created } = await manager.streams.info(STREAM);
    const before = await tried();
    provisioner.start();
    const isTried = async () => {
      outside.publish('streams.refused');
      return (await tried()) > before;
    };
    await eventually(isTried, { fact: 'the stream was tried' });
    expect((await manager.streams.info(STREAM)).created).toBe(created);
  });
});
