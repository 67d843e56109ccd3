import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { startNats, type TestNats } from '@rep13/testing';
import { connect, type NatsConnection } from 'nats';
import { ensureConsumer } from '../src/event-stream/consumer.ts';
import { STREAM, streamSettings } from '../src/event-stream/stream.ts';

const SENT = 'events.bench.parcel.sent.>';
const LOST = 'events.bench.parcel.lost.>';
/** NATS before 2.10. */
const FORMER = '2.9.25';

describe('the filters of a consumer', () => {
  let server: TestNats;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let version: string;

  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
    manager = await jetstreamManager(connection);
    version = connection.info?.version ?? '';
    await manager.streams.add(streamSettings(1));
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  const filtersOf = async (name: string) => {
    const { config } = await manager.consumers.info(STREAM, name);
    return config.filter_subjects ?? config.filter_subject;
  };
  const several = { name: 'bench-all', filters: [LOST, SENT] };

  it('are all events for a consumer with several, at a server that knows only one', async () => {
    expect(await ensureConsumer(manager, several, FORMER)).toBeUndefined();
    expect(await filtersOf('bench-all')).toBe('events.>');
  });

  it('are those that its service hears once the server is a newer one, without a place lost', async () => {
    await connection.flush();
    for (const what of ['sent', 'lost', 'weighed'])
      connection.publish(`events.bench.parcel.${what}.v1`, '{}');
    await connection.flush();
    expect(await ensureConsumer(manager, several, version)).toBeUndefined();
    expect(await filtersOf('bench-all')).toEqual([LOST, SENT]);
    expect((await manager.consumers.info(STREAM, 'bench-all')).num_pending).toBe(2);
  });

  it('become one again, and all of them', async () => {
    await ensureConsumer(manager, { name: 'bench-all', filters: [SENT] }, version);
    expect(await filtersOf('bench-all')).toBe(SENT);
    await ensureConsumer(manager, several, version);
    await ensureConsumer(manager, several, FORMER);
    expect(await filtersOf('bench-all')).toBe('events.>');
  });

  it('stay where they are as declared', async () => {
    await ensureConsumer(manager, several, version);
    const { ts: _, ...before } = await manager.consumers.info(STREAM, 'bench-all');
    await ensureConsumer(manager, several, version);
    const { ts: __, ...after } = await manager.consumers.info(STREAM, 'bench-all');
    expect(after).toEqual(before);
  });
});
