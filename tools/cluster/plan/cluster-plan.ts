/** One machine of the cluster. */
export interface HostPlan {
  readonly name: string;
  readonly address: string;
}

/** Who is where: the hosts, the load balancer before them, and what is outside of both. */
export interface ClusterPlan {
  readonly hosts: readonly HostPlan[];
  readonly balancer: HostPlan;
  /** The mail server, which stays when a host goes. */
  readonly mail: HostPlan;
  /** The launcher's own end of the network. */
  readonly outside: string;
  /** The network all of them share. */
  readonly network: string;
}

const SUBNET = '10.213.0';

/** Three is the least with which two agree when one is gone. */
export const PLAN: ClusterPlan = {
  hosts: ['h1', 'h2', 'h3'].map((name, index) => ({ name, address: `${SUBNET}.${index + 1}` })),
  balancer: { name: 'lb', address: `${SUBNET}.10` },
  mail: { name: 'mail', address: `${SUBNET}.20` },
  outside: `${SUBNET}.254`,
  network: `${SUBNET}.0/24`,
};

/** The same on every host. The proxy's two are open to their own host only. */
export const PORTS = {
  gateway: 8080,
  etcd: 2379,
  etcdPeers: 2380,
  nats: 4222,
  natsRoutes: 6222,
  natsMonitor: 8222,
  postgres: 5432,
  patroni: 8008,
  redis: 6379,
  sentinel: 26_379,
  proxyAlive: 8404,
  primary: 5000,
  redisMaster: 6380,
} as const;

/** Where a service answers for its health, by its place among the services. */
export const healthPort = (index: number): number => 9_100 + index;

/** How Patroni calls the Postgres of all hosts, Sentinel their Redis, and NATS and etcd their cluster. */
export const CLUSTER_NAME = 'rep13';

/** @throws naming the hosts that there are. */
export function hostNamed(plan: ClusterPlan, name: string | undefined): HostPlan {
  const found = plan.hosts.find((host) => host.name === name);
  if (found) return found;
  throw new Error(
    `Which host? One of ${plan.hosts.map((host) => host.name).join(', ')}; it is "${name ?? ''}".`,
  );
}
