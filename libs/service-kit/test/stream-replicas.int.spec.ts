import { mkdir, rm } from 'node:fs/promises';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import {
  eventually,
  memoryLog,
  startNats,
  startNatsCluster,
  type MemoryLog,
  type TestNatsCluster,
} from '@rep13/testing';
import { STREAM, StreamProvisioner } from '../src/event-stream/index.ts';
import { NatsConnectionHolder } from '../src/nats/nats-connection.ts';
import { EventPublisher } from '../src/outbox/event-publisher.ts';

type Server = TestNatsCluster['servers'][number];

describe('the servers on which events are kept', () => {
  let cluster: TestNatsCluster;
  let nats: NatsConnectionHolder;
  let outside: NatsConnection;
  let manager: JetStreamManager;
  let log: MemoryLog;

  beforeAll(async () => {
    cluster = await startNatsCluster();
    nats = new NatsConnectionHolder(cluster.url, 'test');
    outside = await connect({ servers: cluster.url.split(',') });
    manager = await jetstreamManager(outside, { checkAPI: false });
  });
  beforeEach(() => {
    log = memoryLog('test');
  });
  afterAll(async () => {
    await Promise.allSettled([nats, outside].map((connection) => connection.close()));
    await Promise.allSettled(running.map((provisioner) => provisioner.stop()));
    await cluster.stop();
  });

  const running: StreamProvisioner[] = [];
  const wanting = (replicas: number, url = cluster.url) => {
    const provisioner = new StreamProvisioner({ url, replicas, consumers: [], logger: log.logger });
    running.push(provisioner);
    return provisioner;
  };
  /** One look that saw the stream as it should be; the cluster may still be choosing its leader. */
  const looked = async (provisioner: StreamProvisioner) => {
    const hasLooked = async () => {
      await provisioner.check();
      return provisioner.isReady;
    };
    await eventually(hasLooked, { fact: 'there is a stream', everyMs: 200 });
  };
  const replicas = async () => (await manager.streams.info(STREAM)).config.num_replicas;
  /** What the cluster refuses at one look is asked for again at the next. */
  const raised = (provisioner: StreamProvisioner) =>
    eventually(() => looked(provisioner).then(async () => (await replicas()) === 3), {
      fact: 'there are three replicas',
    });
  const timesLogged = (text: string) => log.text().split(text).length - 1;
  const publish = (id: string) =>
    new EventPublisher(nats).publish(
      { event_id: id, type: 'bench.parcel.sent.v1', envelope: { id } as never },
      { msgID: id },
    );

  it('are raised for a stream that is there, and for its consumers', async () => {
    await looked(wanting(1));
    expect(await replicas()).toBe(1);
    const isUsed = async () => {
      await publish('before');
      return manager.consumers.add(STREAM, { durable_name: 'bench-note', ack_policy: 'explicit' });
    };
    await eventually(isUsed, { fact: 'the stream has an event and a reader' });

    await raised(wanting(3));
    expect(log.text()).toContain('raised to more replicas');
    const copies = async () => {
      const { cluster: stream, state } = await manager.streams.info(STREAM);
      const { cluster: consumer } = await manager.consumers.info(STREAM, 'bench-note');
      const current = [stream, consumer].map((at) => at?.replicas?.filter((one) => one.current).length);
      return current.join() === '2,2' && state.messages === 1;
    };
    await eventually(copies, { fact: 'three servers have it' });
  }, 240_000);

  it('are never lowered, which is told once', async () => {
    const provisioner = wanting(1);
    for (let times = 0; times < 3; times += 1) await looked(provisioner);
    expect(await replicas()).toBe(3);
    expect(timesLogged('has more replicas')).toBe(1);
  });

  /** By what each server has: that it is level with the leader NATS 2.9 says before it is, or never. */
  const haveAll = (wanted: RegExp) => {
    const same = async () => wanted.test([...new Set(await cluster.copiesOf(STREAM))].join());
    return eventually(same, { fact: `all servers have ${wanted.source}`, withinMs: 120_000, everyMs: 200 });
  };

  /** As after the loss of its disk. With its files a server of NATS 2.9 may keep some events, and miss others for good. */
  const comeBackEmpty = async (server: Server) => {
    await rm(server.folder, { recursive: true });
    await mkdir(server.folder);
    await server.start();
  };

  /** Now and then NATS 2.9 chooses no leader after a kill until the server is back: that is not what is tested here. */
  const takenWithout = async (index: number, server: Server, tries = 3) => {
    await server.kill();
    try {
      await eventually(() => publish(`without-${index}`).then(() => true), {
        // Two elections, one after the other, where the server that came back last was not reached by all yet.
        ...{ fact: `events are taken without server ${index}`, everyMs: 200 },
      });
    } catch (error) {
      if (tries === 1) throw error;
      await comeBackEmpty(server);
      await haveAll(/^1 to \d$/);
      await takenWithout(index, server, tries - 1);
    }
  };

  it('keep what was taken, and take more, with any one of them gone', async () => {
    await haveAll(/^1 to 1$/);
    for (const [index, server] of cluster.servers.entries()) {
      await takenWithout(index, server);
      await comeBackEmpty(server);
      await haveAll(new RegExp(`^1 to ${index + 2}$`));
    }
    expect((await manager.streams.info(STREAM)).state.messages).toBe(4);
  }, 600_000);

  it('stay as they are where the cluster is too small, and events go on', async () => {
    const single = await startNats();
    try {
      await looked(wanting(1, single.url));
      const provisioner = wanting(3, single.url);
      for (let times = 0; times < 3; times += 1) await looked(provisioner);
      expect(timesLogged('stays at fewer replicas')).toBe(1);
      expect(timesLogged('raised')).toBe(0);
    } finally {
      await single.stop();
    }
  });

  it('are made by whichever of the servers named answers', async () => {
    const dead = 'nats://127.0.0.1:9';
    await looked(wanting(3, `${dead},${cluster.url}`));
  }, 60_000);
});
