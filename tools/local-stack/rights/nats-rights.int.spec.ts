import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { findBinary } from '../infrastructure/binaries.ts';
import { natsProgram, natsUrl } from '../infrastructure/nats.ts';
import { freePort } from '../infrastructure/ports.ts';
import { startReady, type RunningProgram } from '../processes/program.ts';
import { natsAccess, type NatsAccess } from './nats-access.ts';
import { eventsUserOf, PROVISIONER } from './nats-rights.ts';
import { addOutsideUser } from './outside-users.ts';
import { MANIFESTS, SERVICES } from '../manifests.ts';

const REFUSED = /permissions violation/i;

describe('the two NATS users of a service', () => {
  let dataDir: string;
  let access: NatsAccess;
  let server: RunningProgram;
  let address: string;
  /** The provisioner's own. */
  let manager: JetStreamManager;
  const open: NatsConnection[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-nats-rights-'));
    await addOutsideUser(dataDir, 'bookkeeping', ['agreements.agreement.signed.v1']);
    access = await natsAccess(dataDir);
    const port = await freePort();
    address = natsUrl(port);
    const binary = findBinary('nats-server') ?? 'nats-server';
    server = await startReady(natsProgram(binary, join(dataDir, 'nats'), port, access.configFile));
    manager = await manage(await as(PROVISIONER));
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
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
    access.announce(address);
    const wayIn = join(dataDir, 'secrets', 'nats-bookkeeping.url');
    expect((await stat(wayIn)).mode & 0o077).toBe(0);
    expect((await readFile(wayIn, 'utf8')).trim()).toBe(access.urlFor('bookkeeping', address));
  });

  it('announces events of its own context alone', async () => {
    const sla = jetstream(await as('sla-events'));
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
    for (const user of ['sla', 'sla-events'])
      await expect(hearing(await as(user), subject, queue)).rejects.toThrow(REFUSED);
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
    ['delete the stream', '$JS.API.STREAM.DELETE.EVENTS'],
    ['purge the stream', '$JS.API.STREAM.PURGE.EVENTS'],
    ['change the stream', '$JS.API.STREAM.UPDATE.EVENTS'],
    ['take single messages out', '$JS.API.STREAM.MSG.GET.EVENTS'],
    ['make the stream', '$JS.API.STREAM.CREATE.EVENTS'],
    ['make another stream', '$JS.API.STREAM.CREATE.MINE'],
    ['make a consumer', '$JS.API.CONSUMER.CREATE.EVENTS.sla-client-names.events.>'],
    ['make a consumer without a name', '$JS.API.CONSUMER.CREATE.EVENTS'],
    ['make a consumer in the former way', '$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.onboarding-all'],
    ['delete a consumer', '$JS.API.CONSUMER.DELETE.EVENTS.notifications-all'],
    ['read as another’s consumer', '$JS.API.CONSUMER.MSG.NEXT.EVENTS.notifications-all'],
    ['acknowledge for another', '$JS.ACK.EVENTS.notifications-all.1.1.1.1.1'],
    ['ask about the server', '$SYS.REQ.SERVER.PING'],
  ])('may not %s', async (_what, subject) => {
    for (const service of SERVICES.filter((name) => name !== 'notifications')) {
      for (const user of [service, eventsUserOf(service)])
        await expect((await as(user)).request(subject, '{}')).rejects.toThrow(REFUSED);
    }
  });

  it('captures no command with a stream, whatever even the provisioner makes of it', async () => {
    const [gateway, onboarding, announcer] = await Promise.all(
      ['gateway', 'onboarding', 'onboarding-events'].map(as),
    );
    onboarding!.subscribe('rpc.onboarding.>', {
      queue: 'onboarding',
      callback: (_, message) => void message.respond('answered'),
    });
    await onboarding!.flush();
    await manager.streams.delete('EVENTS');
    const republish = { src: 'events.>', dest: '_INBOX.gateway.copies.>' };
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>', 'rpc.>'], no_ack: true, republish });
    const copies: string[] = [];
    gateway!.subscribe('_INBOX.gateway.copies.>', {
      callback: (_, { subject }) => void copies.push(subject),
    });
    await gateway!.flush();

    announcer!.publish('events.onboarding.signup.registered.v1', 'of a client');
    const signIn = 'rpc.onboarding.client.sign-in.v1';
    expect((await gateway!.request(signIn, 'of a password')).string()).toBe('answered');

    await announcer!.flush();
    await eventually(async () => (await manager.streams.info('EVENTS')).state.messages > 0);
    const { state } = await manager.streams.info('EVENTS', { subjects_filter: '>' });
    expect(Object.keys(state.subjects ?? {})).toEqual(['events.onboarding.signup.registered.v1']);
    expect(copies).toEqual([]);
    await manager.streams.delete('EVENTS');
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
  });

  it('reaches the stream with the user for events alone', async () => {
    const info = (await as('sla')).request('$JS.API.STREAM.INFO.EVENTS', '{}');
    await expect(info).rejects.toThrow(REFUSED);
    const event = (await as('sla')).request('events.sla.ticket.opened.v1', '{}');
    await expect(event).rejects.toThrow(REFUSED);
    const command = (await as('gateway-events')).request('rpc.onboarding.signup.register.v1', '{}');
    await expect(command).rejects.toThrow(REFUSED);
  });

  it.each(MANIFESTS)('lets $name read through its own consumers', async ({ name, consumers }) => {
    const service = await as(eventsUserOf(name));
    for (const consumer of consumers) {
      await manager.consumers.add('EVENTS', {
        durable_name: consumer.name,
        ...filterOf(consumer.filters),
        ack_policy: 'explicit',
      });
      const found = await jetstream(service).consumers.get('EVENTS', consumer.name);
      expect((await found.info(true)).name).toBe(consumer.name);
      expect(await found.next({ expires: 1_000 })).toBeNull();
    }
    expect((await (await manage(service)).streams.info('EVENTS')).config.name).toBe('EVENTS');
  });

  it('lets the provisioner make a consumer as it is declared, and no other way', async () => {
    const [consumer] = MANIFESTS.find(({ name }) => name === 'sla')!.consumers;
    const make = (durable_name: string, filter_subject: string) =>
      manager.consumers.add('EVENTS', { durable_name, filter_subject, ack_policy: 'explicit' });
    await expect(make(consumer!.name, 'events.>')).rejects.toThrow(REFUSED);
    await expect(make('sla-spy', consumer!.filters[0]!)).rejects.toThrow(REFUSED);
    await expect(make(consumer!.name, consumer!.filters[0]!)).resolves.toMatchObject({
      name: consumer!.name,
    });
  });

  it.each([
    ['announce an event of a service', 'events.onboarding.signup.registered.v1'],
    ['send a command', 'rpc.onboarding.signup.register.v1'],
    ['read', '$JS.API.CONSUMER.MSG.NEXT.EVENTS.sla-client-names'],
    ['take single messages out', '$JS.API.STREAM.MSG.GET.EVENTS'],
  ])('does not let the provisioner %s', async (_what, subject) => {
    await expect((await as(PROVISIONER)).request(subject, '{}')).rejects.toThrow(REFUSED);
  });
});

/** Several filters are not compared with rights, and take a server from 2.10 on: all is the most that they can be. */
const filterOf = ([first, ...others]: readonly string[]) => ({
  filter_subject: others.length === 0 ? first! : 'events.>',
});

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

const manage = (connection: NatsConnection) => jetstreamManager(connection, { checkAPI: false });
