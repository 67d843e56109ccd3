import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { findBinary } from '../infrastructure/binaries.ts';
import { natsProgram, natsUrl } from '../infrastructure/nats.ts';
import { freePort } from '../infrastructure/ports.ts';
import { startReady, type RunningProgram } from '../processes/program.ts';
import { natsAccess, type NatsAccess } from './nats-access.ts';
import { serviceRights } from './nats-rights.ts';
import { addOutsideUser } from './outside-users.ts';
import { MANIFESTS, SERVICES } from '../manifests.ts';

const REFUSED = /permissions violation/i;

describe('one NATS user per service', () => {
  let dataDir: string;
  let access: NatsAccess;
  let server: RunningProgram;
  let address: string;
  const open: NatsConnection[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-nats-rights-'));
    await addOutsideUser(dataDir, 'bookkeeping', ['agreements.agreement.signed.v1']);
    access = await natsAccess(dataDir);
    const port = await freePort();
    address = natsUrl(port);
    const binary = findBinary('nats-server') ?? 'nats-server';
    server = await startReady(natsProgram(binary, join(dataDir, 'nats'), port, access.configFile));
    const onboarding = await as('onboarding');
    await (await manage(onboarding)).streams.add({ name: 'EVENTS', subjects: ['events.>'] });
  });
  afterAll(async () => {
    await Promise.all(open.map((connection) => connection.close()));
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  async function as(user: string): Promise<NatsConnection> {
    const url = new URL(access.urlFor(user, address));
    const connection = await connect({
      servers: url.host,
      user: url.username,
      pass: url.password,
      inboxPrefix: `_INBOX.${url.username}`,
    });
    open.push(connection);
    return connection;
  }

  /** The first message, or what the server says against listening. */
  const hearing = (connection: NatsConnection, subject: string, queue?: string) =>
    new Promise<string>((resolve, reject) => {
      const callback = (error: Error | null, message: { string(): string }) =>
        error ? reject(error) : resolve(message.string());
      connection.subscribe(subject, { queue, callback });
    });

  it('lets nobody in without a name, nor with another’s password', async () => {
    await expect(connect({ servers: address, reconnect: false })).rejects.toThrow('Authorization Violation');
    const { password } = new URL(access.urlFor('sla', address));
    const stolen = connect({ servers: address, user: 'onboarding', pass: password, reconnect: false });
    await expect(stolen).rejects.toThrow('Authorization Violation');
  });

  it('keeps the passwords from other users of the machine', async () => {
    expect((await stat(access.configFile)).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o077).toBe(0);
    await access.announce(address);
    const wayIn = join(dataDir, 'secrets', 'nats-bookkeeping.url');
    expect((await stat(wayIn)).mode & 0o077).toBe(0);
    expect((await readFile(wayIn, 'utf8')).trim()).toBe(access.urlFor('bookkeeping', address));
  });

  it('announces events of its own context alone', async () => {
    const sla = jetstream(await as('sla'));
    await expect(sla.publish('events.sla.ticket.opened.v1', '{}')).resolves.toMatchObject({
      stream: 'EVENTS',
    });
    await expect(sla.publish('events.agreements.agreement.signed.v1', '{}')).rejects.toThrow(REFUSED);
    await expect(sla.publish('events.forged', '{}')).rejects.toThrow(REFUSED);
  });

  it.each([
    ['another’s commands', 'rpc.onboarding.>', 'onboarding'],
    ['its own commands beside the other replicas', 'rpc.sla.>', undefined],
    ['its own commands as another service', 'rpc.sla.>', 'onboarding'],
    ['another’s answers', '_INBOX.gateway.>', undefined],
    ['everybody’s answers', '_INBOX.>', undefined],
    ['events past its consumers', 'events.>', undefined],
    ['everything', '>', undefined],
  ])('may not listen to %s', async (_what, subject, queue) => {
    await expect(hearing(await as('sla'), subject, queue)).rejects.toThrow(REFUSED);
  });

  it('is asked by those who may, and answers them', async () => {
    const [onboarding, gateway, agreements, sla] = await Promise.all(
      (['onboarding', 'gateway', 'agreements', 'sla'] as const).map(as),
    );
    const subject = 'rpc.onboarding.signup.register.v1';
    onboarding?.subscribe('rpc.onboarding.>', {
      queue: 'onboarding',
      callback: (_, message) => void message.respond('answered'),
    });
    await onboarding?.flush();

    expect((await gateway?.request(subject))?.string()).toBe('answered');
    expect((await agreements?.request('rpc.onboarding.signup.get-party.v1'))?.string()).toBe('answered');
    await expect(agreements?.request(subject)).rejects.toThrow(REFUSED);
    await expect(sla?.request('rpc.agreements.agreement.sign.v1')).rejects.toThrow(REFUSED);
  });

  it('cannot put words into another’s mouth', async () => {
    const [sla, gateway] = [await as('sla'), await as('gateway')];
    const heard: string[] = [];
    gateway.subscribe('_INBOX.gateway.waiting', {
      callback: (_, message) => void heard.push(message.string()),
    });
    await gateway.flush();

    sla.publish('_INBOX.gateway.waiting', 'forged');
    await sla.flush();
    await gateway.flush();
    expect(heard).toEqual([]);
  });

  it.each([
    ['delete another stream', '$JS.API.STREAM.DELETE.MINE'],
    ['purge the stream', '$JS.API.STREAM.PURGE.EVENTS'],
    ['change another stream', '$JS.API.STREAM.UPDATE.MINE'],
    ['take single messages out', '$JS.API.STREAM.MSG.GET.EVENTS'],
    ['make another stream', '$JS.API.STREAM.CREATE.MINE'],
    ['make a consumer without a name', '$JS.API.CONSUMER.CREATE.EVENTS'],
    ['make a consumer in the former way', '$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.onboarding-audit'],
    ['delete a consumer', '$JS.API.CONSUMER.DELETE.EVENTS.notifications-mail'],
    ['read as another’s consumer', '$JS.API.CONSUMER.MSG.NEXT.EVENTS.notifications-mail'],
    ['acknowledge for another', '$JS.ACK.EVENTS.notifications-mail.1.1.1.1.1'],
    ['ask about the server', '$SYS.REQ.SERVER.PING'],
  ])('may not %s', async (_what, subject) => {
    for (const service of SERVICES.filter((name) => name !== 'notifications')) {
      await expect((await as(service)).request(subject, '{}')).rejects.toThrow(REFUSED);
    }
  });

  it.each(MANIFESTS)('gives $name the consumers it needs', async (service) => {
    const manager = await manage(await as(service.name));
    const consumers = serviceRights(service).publish.flatMap(
      (subject) => /CONSUMER\.INFO\.EVENTS\.(.+)$/.exec(subject)?.[1] ?? [],
    );
    for (const durable_name of consumers) {
      await manager.consumers.add('EVENTS', {
        durable_name,
        ack_policy: 'explicit',
        filter_subject: 'events.>',
      });
      expect((await manager.consumers.info('EVENTS', durable_name)).name).toBe(durable_name);
    }
    expect((await manager.streams.info('EVENTS')).config.name).toBe('EVENTS');
  });

  it.each(SERVICES)('lets %s raise the replicas of the stream', async (service) => {
    const manager = await manage(await as(service));
    expect((await manager.streams.update('EVENTS', { num_replicas: 1 })).config.num_replicas).toBe(1);
  });

  it.each(SERVICES)('lets %s throw a useless stream away, and make it again', async (service) => {
    const manager = await manage(await as(service));
    expect(await manager.streams.delete('EVENTS')).toBe(true);
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
  });
});

const manage = (connection: NatsConnection) => jetstreamManager(connection, { checkAPI: false });
