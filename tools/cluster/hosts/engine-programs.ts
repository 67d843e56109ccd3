import { existsSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { closedFolder, postgresHome, unprivilegedOwner, type Program } from '@rep13/local-stack';
import { etcdArgs } from '../engines/etcd.ts';
import { hostProxyConfig } from '../engines/host-proxy.ts';
import { natsNodeConfig } from '../engines/nats-node.ts';
import { patroniConfig } from '../engines/patroni.ts';
import type { Engines } from '../engines/provide-engines.ts';
import { redisNodeConfig, sentinelConfig } from '../engines/redis-node.ts';
import { PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';
import { askRedis, isGood, redisMaster } from './answers.ts';

/** What the engines of every host are made from. */
export interface EngineSetup {
  readonly plan: ClusterPlan;
  readonly engines: Engines;
  readonly passwords: { readonly superuser: string; readonly replication: string; readonly redis: string };
  /** The configuration with the users of NATS and their rights. */
  readonly natsRights: string;
}

/** One host and the folder with all that is on its disk. */
export interface HostDisk {
  readonly host: HostPlan;
  readonly folder: string;
}

const OWNER_ONLY = { mode: 0o600 };

/** The engines of a host in the order in which they are started; their files are written. */
export async function enginePrograms(setup: EngineSetup, disk: HostDisk): Promise<Program[][]> {
  const carriers = [nats(setup, disk), redis(setup, disk), sentinel(setup, disk), proxy(setup, disk)];
  return [[await etcd(setup, disk)], await Promise.all(carriers), [await patroni(setup, disk)]];
}

async function etcd({ plan, engines }: EngineSetup, { host, folder }: HostDisk): Promise<Program> {
  return {
    name: 'etcd',
    command: engines.etcd,
    args: etcdArgs(plan, host, await closedFolder(folder, 'etcd')),
    answers: () => isGood(host.address, PORTS.etcd, '/health'),
  };
}

async function nats(
  { plan, engines, natsRights }: EngineSetup,
  { host, folder }: HostDisk,
): Promise<Program> {
  const file = join(folder, 'nats.conf');
  const store = await closedFolder(folder, 'nats');
  const rights = relative(folder, natsRights);
  await writeFile(file, natsNodeConfig(plan, host, { folder: store, rights }), OWNER_ONLY);
  return {
    name: 'nats',
    command: engines.nats,
    args: ['--config', file],
    answers: () => isGood(host.address, PORTS.natsMonitor, '/healthz'),
  };
}

async function redis(
  { plan, engines, passwords }: EngineSetup,
  { host, folder }: HostDisk,
): Promise<Program> {
  const file = join(folder, 'redis.conf');
  const data = await closedFolder(folder, 'redis');
  // A host that comes back asks who is the master by now.
  const node = { folder: data, password: passwords.redis, master: await redisMaster(plan) };
  await writeFile(file, redisNodeConfig(host, node), OWNER_ONLY);
  const ask = () => askRedis(host.address, PORTS.redis, `AUTH ${passwords.redis}`, 'PING');
  return {
    name: 'redis',
    command: engines.redis,
    args: [file],
    answers: async () => (await ask()).includes('+PONG'),
  };
}

async function sentinel(
  { plan, engines, passwords }: EngineSetup,
  { host, folder }: HostDisk,
): Promise<Program> {
  const file = join(folder, 'sentinel.conf');
  const data = await closedFolder(folder, 'sentinel');
  // Sentinel keeps what it has learnt in there.
  if (!existsSync(file)) {
    const node = { folder: data, password: passwords.redis, master: await redisMaster(plan) };
    await writeFile(file, sentinelConfig(plan, host, node), OWNER_ONLY);
  }
  return {
    name: 'sentinel',
    command: engines.redis,
    args: [file, '--sentinel'],
    answers: async () => (await askRedis(host.address, PORTS.sentinel, 'PING')).includes('+PONG'),
  };
}

async function proxy(
  { plan, engines, passwords }: EngineSetup,
  { host, folder }: HostDisk,
): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, hostProxyConfig(plan, host, passwords.redis), OWNER_ONLY);
  return {
    name: 'haproxy',
    command: engines.haproxy,
    args: ['-db', '-f', file],
    answers: () => isGood(host.address, PORTS.proxyAlive, '/'),
  };
}

async function patroni(
  { plan, engines, passwords }: EngineSetup,
  { host, folder }: HostDisk,
): Promise<Program> {
  const owner = await unprivilegedOwner();
  await mkdir(folder, { recursive: true });
  const home = await postgresHome(folder, owner);
  const file = join(home, 'patroni.json');
  const config = patroniConfig(plan, host, {
    home,
    programs: engines.postgres,
    superuserPassword: passwords.superuser,
    replicationPassword: passwords.replication,
  });
  await writeFile(file, JSON.stringify(config, null, 2), OWNER_ONLY);
  if (owner) await chown(file, owner.uid, owner.gid);
  return {
    name: 'patroni',
    command: engines.patroni,
    args: [file],
    owner,
    answers: () => isGood(host.address, PORTS.patroni, '/health'),
  };
}
