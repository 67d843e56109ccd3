import { writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commandRights,
  eventRights,
  EVENTS_ACCOUNT,
  eventsUserOf,
  freePort,
  LOOPBACK,
  MANIFESTS,
  natsConfig,
  natsProgram,
  natsUrl,
  outsideRights,
  PROVISIONER,
  provisionerRights,
  SERVICES,
  signedInAs,
  type NatsRights,
} from '@rep13/local-stack';
import { createLogger, type ServiceConfig, type ServiceDefinition } from '@rep13/service-kit';
import { StreamProvisioner } from '@rep13/service-kit/event-stream';
import { eventually } from './eventually.ts';
import { consumersIn } from './service-manifest.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

/** A NATS server with JetStream for one test file. Each service has its real rights; one without a name, all. */
export interface TestNats {
  readonly url: string;
  stop(): Promise<void>;
  /** kill -9; the streams on disk stay. */
  kill(): Promise<void>;
  /** Same port, same streams; starts it also after `kill()`. */
  restart(): Promise<void>;
  /** Restarts with every stream and consumer deleted. */
  wipeStore(): Promise<void>;
  /** Takes the files with the messages of a stream away under the running server. */
  loseMessageFiles(stream: string): Promise<void>;
  /** Remembers what is stored now. The answer restarts it with that, and with nothing of what came since. */
  snapshotStore(): Promise<() => Promise<void>>;
}

const PASSWORD = 'test';
/** Who the test itself is. */
const TEST = 'test';

export async function startNats(): Promise<TestNats> {
  const server = await startOwnServer('nats-server', (binary, folder, port) => {
    const config = configOf(folder);
    writeFileSync(config, `${configWith()}no_auth_user: ${TEST}\n`);
    return natsProgram(binary, folder, port, config);
  });
  return {
    url: natsUrl(server.port),
    async stop() {
      await server.stop();
      await rm(configOf(server.folder), { force: true });
    },
    kill: server.kill,
    async restart() {
      await server.halt();
      await server.start();
    },
    async wipeStore() {
      await server.kill();
      await rm(server.folder, { recursive: true, force: true });
      await mkdir(server.folder);
      await server.start();
    },
    async loseMessageFiles(stream) {
      const folder = join(server.folder, 'jetstream', EVENTS_ACCOUNT, 'streams', stream, 'msgs');
      for (const file of await readdir(folder)) await rm(join(folder, file));
    },
    async snapshotStore() {
      const copy = `${server.folder}-kept`;
      await server.halt();
      await cp(server.folder, copy, { recursive: true });
      await server.start();
      return async () => {
        await server.kill();
        await rm(server.folder, { recursive: true, force: true });
        await rename(copy, server.folder);
        await server.start();
      };
    },
  };
}

/** The server's address as one service signs in to it; a service that only a test knows may do everything. */
export function natsUrlFor(service: string, server: string): string {
  return SERVICES.includes(service) ? signedInAs(server, { name: service, password: PASSWORD }) : server;
}

/** The same, as the service announces and reads events. */
export function natsEventsUrlFor(service: string, server: string): string {
  const name = eventsUserOf(SERVICES.includes(service) ? service : TEST);
  return signedInAs(server, { name, password: PASSWORD });
}

/**
 * Makes the stream and a service's consumers at this server, and again when they are gone, with the rights that the
 * provisioner has; for a service that only a test knows as a user who may do everything.
 */
export function startProvisioner(
  service: Pick<ServiceDefinition<ServiceConfig>, 'name' | 'module'>,
  server: string,
): StreamProvisioner {
  const isReal = SERVICES.includes(service.name);
  const user = { name: isReal ? PROVISIONER : eventsUserOf(TEST), password: PASSWORD };
  const provisioner = new StreamProvisioner({
    url: signedInAs(server, user),
    consumers: consumersIn(service.name, service.module),
    replicas: 1,
    logger: createLogger('streams', process.env['TEST_LOG_LEVEL'] ?? 'silent'),
  });
  provisioner.start();
  return provisioner;
}

/** Three servers that are one; the stream of a service that wants it is stored on each. */
export interface TestNatsCluster {
  /** All three, by comma. */
  readonly url: string;
  readonly servers: readonly OwnServer[];
  /** The numbers of the first and last event in each server's own copy of a stream, as that server reports. */
  copiesOf(stream: string): Promise<string[]>;
  /** All three as an outside user gets them. */
  urlFor(user: string): string;
  stop(): Promise<void>;
}

/** The events that each user reads who is no service. */
type OutsideReaders = Readonly<Record<string, readonly string[]>>;

export async function startNatsCluster(outside: OutsideReaders = {}): Promise<TestNatsCluster> {
  const users = configWith(outside);
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const monitors = await Promise.all([freePort(), freePort(), freePort()]);
  const routes = ports.map((port) => `nats-route://${LOOPBACK}:${port}`).join(', ');
  const servers = await Promise.all(
    ports.map((own, index) =>
      startOwnServer('nats-server', (binary, folder, port) => {
        const cluster = `cluster { name: test, listen: "${LOOPBACK}:${own}", routes: [${routes}] }`;
        const config = configOf(folder);
        const monitor = `http: "${LOOPBACK}:${monitors[index]}"`;
        const names = `no_auth_user: ${TEST}\nserver_name: ${serverName(index)}`;
        writeFileSync(config, `${users}${names}\n${monitor}\n${cluster}\n`);
        return natsProgram(binary, folder, port, config);
      }),
    ),
  );
  await untilAllBelong(servers, monitors);
  const [first = '', ...others] = servers.map(({ port }) => natsUrl(port));
  return {
    url: [first, ...others].join(),
    servers,
    copiesOf: (stream) => Promise.all(monitors.map((port) => copyOn(port, stream))),
    urlFor: (user) =>
      [
        signedInAs(first, { name: user, password: PASSWORD }),
        ...others.map((url) => new URL(url).host),
      ].join(),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(servers.map(({ folder }) => rm(configOf(folder), { force: true })));
    },
  };
}

const serverName = (index: number) => `test-${index}`;

/**
 * NATS 2.10 now and then leaves out a server that starts in the instant in which the others choose their leader, and
 * takes it in after a restart only.
 */
async function untilAllBelong(servers: readonly OwnServer[], monitors: readonly number[]): Promise<void> {
  const doAllBelong = async () => {
    const members = membersIn(await Promise.all(monitors.map((port) => reportOf(port))));
    if (members.length === 0) return false;
    const leftOut = servers.find((_, index) => !members.includes(serverName(index)));
    await leftOut?.halt();
    await leftOut?.start();
    return !leftOut;
  };
  await eventually(doAllBelong, { fact: 'all three servers belong to the cluster', everyMs: 1_000 });
}

/** The names of those that belong to the cluster: the one that leads it knows. None while none leads. */
function membersIn(reports: readonly JetStreamReport[]): readonly string[] {
  const ofLeader = reports.find(({ meta_cluster: cluster }) => cluster?.replicas)?.meta_cluster;
  return ofLeader ? [ofLeader.leader, ...(ofLeader.replicas ?? []).map(({ name }) => name)] : [];
}

/** What `/jsz` reports, as far as it is read here. */
interface JetStreamReport {
  readonly meta_cluster?: {
    readonly leader: string;
    readonly replicas?: readonly { readonly name: string }[];
  };
  readonly account_details?: readonly {
    readonly stream_detail?: readonly {
      readonly name: string;
      readonly state: { readonly first_seq: number; readonly last_seq: number };
    }[];
  }[];
}

async function reportOf(monitor: number): Promise<JetStreamReport> {
  const answer = await fetch(`http://${LOOPBACK}:${monitor}/jsz?acc=${EVENTS_ACCOUNT}&streams=1`);
  return (await answer.json()) as JetStreamReport;
}

async function copyOn(monitor: number, stream: string): Promise<string> {
  const { account_details: accounts = [] } = await reportOf(monitor);
  const copies = accounts.flatMap((account) => account.stream_detail ?? []);
  const state = copies.find(({ name }) => name === stream)?.state;
  return state ? `${state.first_seq} to ${state.last_seq}` : 'none';
}

const configOf = (folder: string) => `${folder}.conf`;

/** The test itself is one user of both accounts, and one of that of events for services that only a test knows. */
const configWith = (outside: OutsideReaders = {}): string => {
  const withPassword = (name: string, rights?: NatsRights) => ({ name, rights, password: PASSWORD });
  return natsConfig({
    events: [
      withPassword(PROVISIONER, provisionerRights(MANIFESTS)),
      ...MANIFESTS.map((service) => withPassword(eventsUserOf(service.name), eventRights(service))),
      ...Object.entries(outside).map(([name, events]) => withPassword(name, outsideRights(name, events))),
      withPassword(eventsUserOf(TEST)),
    ],
    commands: [
      ...MANIFESTS.map((service) => withPassword(service.name, commandRights(service))),
      withPassword(TEST),
    ],
    shared: ['events.>', '$JS.API.>', '$JS.ACK.>'],
  });
};
