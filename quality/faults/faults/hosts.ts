import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, ClusterHost, HostStatus } from '@rep13/cluster';
import type { PerformedFault } from '../evidence.ts';
import type { Fault, HostFaultKind } from '../plan/fault.ts';
import { lasting } from './lasting.ts';

type HostFault = Fault<HostFaultKind>;

const HOW: Readonly<Record<HostFaultKind, (host: ClusterHost) => Promise<void>>> = {
  'host-killed': (host) => host.kill(),
  'host-frozen': (host) => host.freeze(),
  'host-cut': (host) => host.cut(),
  'two-hosts-killed': (host) => host.kill(),
  'two-hosts-cut': (host) => host.cut(),
};

const POLL_MS = 500;
const WHOLE_WITHIN_MS = 120_000;

/** One after the other, each once the cluster is whole again: three hosts bear the loss of one. */
export async function carryOutOnHosts(
  cluster: Cluster,
  plan: readonly HostFault[],
  signal: AbortSignal,
): Promise<PerformedFault[]> {
  const begun = Date.now();
  const performed: PerformedFault[] = [];
  for (const fault of plan) {
    await lasting(Math.max(0, begun + fault.at - Date.now()), signal);
    performed.push(await performOnHosts(cluster, fault, signal));
  }
  return performed;
}

async function performOnHosts(
  cluster: Cluster,
  fault: HostFault,
  signal: AbortSignal,
): Promise<PerformedFault> {
  const rolesBefore = await rolesOf(cluster);
  const hosts = fault.target.split('+').flatMap((role) => rolesBefore.get(role) ?? []);
  const began = Date.now();
  if (hosts.length < fault.target.split('+').length)
    return { ...fault, from: began, to: began, isMissed: true, note: `nobody is ${fault.target}` };
  await Promise.all(hosts.map(HOW[fault.kind]));
  // What is asked from now on meets the hosts that are left.
  const from = hosts.length > 1 ? Date.now() : began;
  await lasting(fault.forMs, signal);
  const to = Date.now();
  await Promise.all(hosts.map((host) => host.mend()));
  const backAfterMs = (await untilWhole(cluster, signal)) ? Date.now() - to : undefined;
  return {
    ...fault,
    from,
    to,
    backAfterMs,
    note: hosts.map((host) => described(host, rolesBefore)).join('; '),
  };
}

/** A host's name and all that it was: `h2: primary, stream-leader`. */
function described({ plan }: ClusterHost, roles: ReadonlyMap<string, ClusterHost>): string {
  const own = [...roles].flatMap(([role, host]) => (host.plan === plan ? [role] : []));
  return `${plan.name}: ${own.join(', ')}`;
}

/** Who is the primary, a standby and so on at this moment. */
async function rolesOf(cluster: Cluster): Promise<ReadonlyMap<string, ClusterHost>> {
  const [rows, { leader }] = await Promise.all([cluster.status(), cluster.stream()]);
  const roles: [string, string | undefined][] = [
    ['primary', rows.find(({ postgres }) => postgres === 'leader')?.host],
    ['standby', rows.find(({ postgres }) => postgres.startsWith('sync standby'))?.host],
    ['replica', rows.find(({ postgres }) => postgres.startsWith('replica'))?.host],
    ['redis-master', rows.find(({ redis }) => redis === 'master')?.host],
    ['stream-leader', leader],
  ];
  return new Map(roles.flatMap(([role, name]) => (name ? [[role, cluster.host(name)] as const] : [])));
}

/** Whether that came to be in time. */
export async function untilWhole(cluster: Cluster, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + WHOLE_WITHIN_MS;
  while (Date.now() < deadline && !signal.aborted) {
    if (isWhole(await cluster.status()) && (await cluster.stream()).leader) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Everything on every host is up, and a commit waits for a standby. */
export const isWhole = (rows: readonly HostStatus[]): boolean =>
  rows.every(
    ({ gateway, postgres, nats, redis, etcd }) =>
      gateway === 'ready' &&
      /^(leader|sync standby|replica)$/.test(postgres.replace(/, \d+ bytes behind$/, '')) &&
      ['up', 'leader'].includes(nats) &&
      ['master', 'replica'].includes(redis) &&
      etcd === 'up',
  ) && ['leader', 'sync standby'].every((role) => rows.some(({ postgres }) => postgres.startsWith(role)));
