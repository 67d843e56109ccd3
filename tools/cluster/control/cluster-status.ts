import { askJson, askRedis, isGood, postgresMembers, type PatroniMember } from '../hosts/answers.ts';
import type { ClusterHost, Condition } from '../hosts/cluster-host.ts';
import { PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

/** What can be seen of a host from outside. */
export interface HostStatus {
  readonly host: string;
  readonly condition: Condition;
  readonly gateway: string;
  readonly postgres: string;
  readonly nats: string;
  readonly redis: string;
  readonly etcd: string;
}

const AWAY = 'away';

/** What Patroni says of a host's Postgres in one word or two; a copy that lags says by how much. */
export function postgresWord(member: PatroniMember | undefined): string {
  if (!member) return AWAY;
  const role = member.role.replace('_', ' ');
  if (!['running', 'streaming'].includes(member.state)) return `${role}, ${member.state}`;
  return member.lag ? `${role}, ${member.lag} bytes behind` : role;
}

/** The role in what Redis says of its replication. */
export function redisWord(info: string): string {
  const role = /role:(\w+)/.exec(info)?.[1];
  if (role === 'slave') return info.includes('master_link_status:up') ? 'replica' : 'replica, no master';
  return role ?? AWAY;
}

export async function clusterStatus(
  plan: ClusterPlan,
  hosts: readonly ClusterHost[],
  redisPassword: string,
): Promise<readonly HostStatus[]> {
  const members = await postgresMembers(plan);
  return Promise.all(
    hosts.map(async ({ plan: host, condition }) => {
      const isReached = await isGood(host.address, PORTS.patroni, '/liveness');
      const [gateway, nats, redis, etcd] = await Promise.all([
        gatewayWord(host),
        natsWord(host),
        askRedis(host.address, PORTS.redis, `AUTH ${redisPassword}`, 'INFO replication'),
        isGood(host.address, PORTS.etcd, '/health'),
      ]);
      // A primary that is gone stays in the list of the others until its lease is over.
      const postgres = isReached ? postgresWord(members.find(({ name }) => name === host.name)) : AWAY;
      const fields = { gateway, postgres, nats, redis: redisWord(redis), etcd: etcd ? 'up' : AWAY };
      return { host: host.name, condition, ...fields };
    }),
  );
}

async function gatewayWord({ address }: HostPlan): Promise<string> {
  if (await isGood(address, PORTS.gateway, '/readyz')) return 'ready';
  return (await isGood(address, PORTS.gateway, '/healthz')) ? 'not ready' : AWAY;
}

/** Whether the node's copies are complete, and whether it leads the others. */
async function natsWord({ name, address }: HostPlan): Promise<string> {
  const about = (await askJson(address, PORTS.natsMonitor, '/jsz')) as
    { meta_cluster?: { leader?: string } } | undefined;
  if (!about) return AWAY;
  if (!(await isGood(address, PORTS.natsMonitor, '/healthz'))) return 'behind';
  return about.meta_cluster?.leader === name ? 'leader' : 'up';
}

/** The table that a person reads. */
export function printedStatus(rows: readonly HostStatus[]): string {
  const columns = ['host', 'condition', 'gateway', 'postgres', 'nats', 'redis', 'etcd'] as const;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  const printed = (line: readonly string[]) =>
    line.map((word, index) => word.padEnd(widths[index]!)).join('  ');
  return lines.map((line) => printed(line).trimEnd()).join('\n');
}
