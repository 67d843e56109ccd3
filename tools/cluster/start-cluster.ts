import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addOutsideUser,
  closedDataFolder,
  closedFolder,
  storedSecret,
  Logs,
  type Program,
} from '@rep13/local-stack';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterStatus, type HostStatus } from './control/cluster-status.ts';
import { serveControl } from './control/control-server.ts';
import { askCluster } from './control/verbs.ts';
import type { Engines } from './engines/provide-engines.ts';
import { postgresMembers } from './hosts/answers.ts';
import { streamState, type StreamState } from './hosts/event-stream.ts';
import { balancerProgram } from './hosts/balancer.ts';
import { ClusterHost, type HostWatchers } from './hosts/cluster-host.ts';
import { enginePrograms, type EngineSetup } from './hosts/engine-programs.ts';
import { startOutside } from './hosts/outside.ts';
import { Product, productUrl, type Admin } from './hosts/product.ts';
import { makeNetwork, removeNetwork } from './network/network.ts';
import { hostNamed, PLAN, PORTS, type ClusterPlan, type HostPlan } from './plan/cluster-plan.ts';

/** The product on three hosts, running. */
export interface Cluster {
  /** The load balancer. */
  readonly url: string;
  /** The mail inbox's page; undefined where another mail server was given. */
  readonly mailUrl?: string;
  readonly admin: Admin;
  /** What each engine says of itself. */
  readonly versions: Readonly<Record<string, string>>;
  readonly hosts: readonly ClusterHost[];
  host(name: string): ClusterHost;
  status(): Promise<readonly HostStatus[]>;
  /** Of the events. */
  stream(): Promise<StreamState>;
  /** The services' database where the primary is now, as its superuser. @throws while there is none. */
  databaseUrl(): Promise<string>;
  /** All NATS nodes as an outside user signs in. */
  natsUrl(user: string): string;
  stop(): Promise<void>;
}

/** What a start needs. */
export interface ClusterOptions {
  readonly engines: Engines;
  /** Emptied at each start: this is for trying, not for keeping. */
  readonly dataDir: string;
  /** Variables of the services, such as limits; nothing else of the environment reaches them. */
  readonly variables?: NodeJS.ProcessEnv;
  /** Puts the built site into a web root. */
  readonly deployWeb: (webRoot: string) => Promise<void>;
  /** Users of NATS that are no services, and the events that each reads. */
  readonly outsideUsers?: Readonly<Record<string, readonly string[]>>;
  /** Starts another mail server than the inbox, at this address. @returns its URL. */
  readonly listenForMail?: (address: string) => Promise<string>;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
}

/**
 * Starts the built product on three hosts of one machine: etcd, then NATS, Redis and the proxies, then Postgres, then
 * the services.
 * @throws when something does not come up; all is taken down again.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, print, engines } = options;
  await refuseSecond(dataDir);
  const logs = await emptyDataFolder(dataDir, print);
  const started: (() => Promise<void>)[] = [() => Promise.resolve(logs.close()), () => removeNetwork(PLAN)];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    await makeNetwork(PLAN);
    const cluster = await startAll({ ...options, started, log: logs.write });
    started.push(await serveControl(dataDir, cluster));
    return { ...cluster, versions: engines.versions, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start extends ClusterOptions, HostWatchers {
  /** Gets for each thing that runs what ends it. */
  readonly started: (() => Promise<void>)[];
}

/** Everything that runs on the network, in its order. */
async function startAll(start: Start): Promise<Omit<Cluster, 'stop' | 'versions'>> {
  const { dataDir, engines, started, signal } = start;
  const outside = await startOutside(PLAN, dataDir, start);
  started.push(outside.stop);
  const passwords = await passwordsOf(dataDir);
  for (const [name, events] of Object.entries(start.outsideUsers ?? {}))
    await addOutsideUser(dataDir, name, events);
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const { variables } = start;
  const product = await Product.of({
    ...{ plan: PLAN, dataDir, admin, outside, variables },
    redisPassword: passwords.redis,
  });
  const setup = { plan: PLAN, engines, passwords, natsRights: product.natsRights };
  const enginesOf = (host: HostPlan) => enginePrograms(setup, { host, folder: join(dataDir, host.name) });
  const hosts = PLAN.hosts.map((host) => {
    const programs = async () => [...(await enginesOf(host)), product.programsOn(host)];
    return new ClusterHost(host, programs, start);
  });
  const stopHosts = async () => void (await Promise.all(hosts.map((host) => host.stop())));
  started.push(stopHosts);
  // Programs that are coming up end, which ends the start.
  signal?.addEventListener('abort', () => void stopHosts());
  await startEngines(hosts, enginesOf);
  await product.prepareDatabase(await untilReplicated(PLAN, signal), passwords.superuser);
  await startServices(product, hosts, start.deployWeb);
  await startBalancer(start);
  const host = (name: string) => hosts[PLAN.hosts.indexOf(hostNamed(PLAN, name))]!;
  return {
    ...{ url: productUrl(PLAN), mailUrl: outside.mailUrl, admin, hosts, host },
    status: () => clusterStatus(PLAN, hosts, passwords.redis),
    stream: () => streamState(PLAN),
    databaseUrl: async () => product.databaseUrl(await primaryAddress(PLAN), passwords.superuser),
    natsUrl: (user) => product.natsUrl(user),
  };
}

/** Its namespaces would be taken away from under it. @throws when one runs on this data. */
async function refuseSecond(dataDir: string): Promise<void> {
  const isRunning = await askCluster(dataDir, 'status').then(
    () => true,
    () => false,
  );
  if (isRunning) throw new Error('A cluster runs here already; Ctrl-C where it was started ends it.');
}

/** What an earlier cluster left; its logs can be read until here. */
async function emptyDataFolder(dataDir: string, print: (line: string) => void): Promise<Logs> {
  await removeNetwork(PLAN);
  await rm(dataDir, { recursive: true, force: true });
  await closedDataFolder(join(dataDir, '..'));
  await closedDataFolder(dataDir);
  for (const { name } of PLAN.hosts) await mkdir(join(dataDir, name), { recursive: true, mode: 0o711 });
  await closedFolder(dataDir, PLAN.balancer.name);
  return new Logs(join(dataDir, 'logs'), print);
}

async function passwordsOf(dataDir: string): Promise<EngineSetup['passwords']> {
  const folder = await closedFolder(dataDir, 'secrets');
  const of = (name: string) => storedSecret(join(folder, name));
  return {
    superuser: await of('postgres-superuser'),
    replication: await of('postgres-replication'),
    redis: await of('redis-services'),
  };
}

/** Not host by host: most engines wait for a second one of their kind. */
async function startEngines(
  hosts: readonly ClusterHost[],
  enginesOf: (host: HostPlan) => Promise<Program[][]>,
): Promise<void> {
  const engines = await Promise.all(hosts.map(({ plan }) => enginesOf(plan)));
  for (const group of engines[0]!.keys())
    await Promise.all(hosts.map((host, index) => host.start(engines[index]![group]!)));
}

/** Host by host: fifteen processes that start at once would all be late. */
async function startServices(
  product: Product,
  hosts: readonly ClusterHost[],
  deployWeb: (webRoot: string) => Promise<void>,
): Promise<void> {
  for (const host of hosts) {
    await deployWeb(product.webRootOf(host.plan));
    await host.start(product.programsOn(host.plan));
  }
}

async function startBalancer({ dataDir, engines, started, ...watchers }: Start): Promise<void> {
  const balancer = new ClusterHost(PLAN.balancer, () => Promise.resolve([]), watchers);
  started.push(() => balancer.stop());
  const folder = join(dataDir, PLAN.balancer.name);
  await balancer.start([await balancerProgram(PLAN, engines.haproxy, folder)]);
}

/** @throws where no Patroni names one that runs. */
async function primaryAddress(plan: ClusterPlan): Promise<string> {
  const members = await postgresMembers(plan);
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
  if (!leader) throw new Error('Postgres has no primary.');
  return hostNamed(plan, leader.name).address;
}

/** The address of the primary, once each host has a copy and one of them is waited for. */
async function untilReplicated(plan: ClusterPlan, signal?: AbortSignal): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    const members = await postgresMembers(plan);
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
    const isWaitedFor = members.some(({ role }) => role === 'sync_standby');
    if (leader && isWaitedFor && members.length === plan.hosts.length)
      return hostNamed(plan, leader.name).address;
    await sleep(200);
  }
  throw new Error(
    `Postgres had no primary with two copies within 60 s; port ${PORTS.patroni} of the hosts tells more.`,
  );
}
