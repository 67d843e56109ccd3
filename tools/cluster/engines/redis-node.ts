import { CLUSTER_NAME, PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

/** What a host's Redis needs to be told. */
export interface RedisNode {
  readonly folder: string;
  readonly password: string;
  /** The address of the master at this moment; its own for the master itself. */
  readonly master: string;
}

const LOST_AFTER_MS = 2_000;
const FAILOVER_MS = 6_000;

/**
 * A file that Redis changes itself when roles change. A master that none of the others hears takes no writes: it was
 * cut off, and another is the master by now.
 */
export function redisNodeConfig(host: HostPlan, { folder, password, master }: RedisNode): string {
  return [
    `bind ${host.address} 127.0.0.1`,
    `port ${PORTS.redis}`,
    `dir ${folder}`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
    `requirepass ${password}`,
    `masterauth ${password}`,
    `replica-announce-ip ${host.address}`,
    'repl-timeout 5',
    'min-replicas-to-write 1',
    'min-replicas-max-lag 3',
    ...(master === host.address ? [] : [`replicaof ${master} ${PORTS.redis}`]),
    '',
  ].join('\n');
}

/** The watcher beside it: two of three agree that the master is gone before another becomes it. */
export function sentinelConfig(
  plan: ClusterPlan,
  host: HostPlan,
  { folder, password, master }: RedisNode,
): string {
  const majority = Math.floor(plan.hosts.length / 2) + 1;
  return [
    `bind ${host.address}`,
    `port ${PORTS.sentinel}`,
    'protected-mode no',
    `dir ${folder}`,
    `sentinel announce-ip ${host.address}`,
    `sentinel monitor ${CLUSTER_NAME} ${master} ${PORTS.redis} ${majority}`,
    `sentinel auth-pass ${CLUSTER_NAME} ${password}`,
    `sentinel down-after-milliseconds ${CLUSTER_NAME} ${LOST_AFTER_MS}`,
    `sentinel failover-timeout ${CLUSTER_NAME} ${FAILOVER_MS}`,
    '',
  ].join('\n');
}
