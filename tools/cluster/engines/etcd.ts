import { CLUSTER_NAME, PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

const peerOf = ({ address }: HostPlan) => `http://${address}:${PORTS.etcdPeers}`;

/**
 * The arguments of a host's etcd. Version 2 of its interface, because Patroni 3.0's client of version 3 lets a primary
 * that was cut off overwrite its successor's key; the vote before the vote, because a member that comes back would
 * else depose a healthy leader.
 */
export function etcdArgs(plan: ClusterPlan, host: HostPlan, folder: string): string[] {
  const clients = `http://${host.address}:${PORTS.etcd}`;
  const options = {
    name: host.name,
    'data-dir': folder,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peerOf(host),
    'initial-advertise-peer-urls': peerOf(host),
    'initial-cluster': plan.hosts.map((one) => `${one.name}=${peerOf(one)}`).join(','),
    'initial-cluster-token': CLUSTER_NAME,
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
    'pre-vote': 'true',
    'log-level': 'warn',
  };
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`);
}
