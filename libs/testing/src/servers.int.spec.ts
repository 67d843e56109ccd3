import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from 'nats';
import { Redis } from 'ioredis';
import { startNats, type TestNats } from './nats.ts';
import { startRedis, type TestRedis } from './redis.ts';

describe('a NATS server of one test file', () => {
  let nats: TestNats;
  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats.stop());

  async function streams(): Promise<string[]> {
    const connection = await connect({ servers: nats.url });
    const names = await (await jetstreamManager(connection)).streams.names().next();
    await connection.close();
    return names;
  }

  it('keeps its streams over a kill and forgets them when its store is wiped', async () => {
    const connection = await connect({ servers: nats.url });
    await (await jetstreamManager(connection)).streams.add({ name: 'EVENTS', subjects: ['events.>'] });
    await connection.close();

    await nats.kill();
    await nats.restart();
    expect(await streams()).toEqual(['EVENTS']);

    await nats.wipeStore();
    expect(await streams()).toEqual([]);
  });
});

describe('a Redis of one test file', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('lets nobody in without the password', async () => {
    const stranger = new Redis(redis.url.replace(':test@', ''), { lazyConnect: true });
    stranger.on('error', () => undefined);
    await expect(stranger.get('key')).rejects.toThrow('NOAUTH');
    stranger.disconnect();
  });

  it('keeps its data over a restart and forgets it when flushed', async () => {
    const client = new Redis(redis.url, { lazyConnect: true, retryStrategy: () => 50 });
    client.on('error', () => undefined);
    await client.set('key', 'value');

    await redis.restart();
    expect(await client.get('key')).toBe('value');

    await redis.flush();
    expect(await client.get('key')).toBeNull();
    client.disconnect();
  });
});
