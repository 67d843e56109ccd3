import { CLUSTER_NAME, PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

/** What a host's NATS node needs to be told. */
export interface NatsNode {
  /** Where it keeps its copies of the stream. */
  readonly folder: string;
  /** The users and their rights, seen from where this configuration lies: NATS takes no absolute path. */
  readonly rights: string;
}

/**
 * A NATS node with JetStream, one of the cluster. Its clients are asked every second whether they are there, and one
 * that takes nothing for two seconds is let go: with the defaults a third of all calls went on to a host that had died.
 */
export function natsNodeConfig(plan: ClusterPlan, host: HostPlan, { folder, rights }: NatsNode): string {
  const others = plan.hosts.filter(({ name }) => name !== host.name);
  const routes = others.map(({ address }) => JSON.stringify(`nats://${address}:${PORTS.natsRoutes}`));
  return [
    `include '${rights}'`,
    `server_name: ${host.name}`,
    `listen: "${host.address}:${PORTS.nats}"`,
    `http: "${host.address}:${PORTS.natsMonitor}"`,
    'ping_interval: "1s"',
    'ping_max: 2',
    'write_deadline: "2s"',
    `jetstream { store_dir: ${JSON.stringify(folder)} }`,
    'cluster {',
    `  name: ${CLUSTER_NAME}`,
    `  listen: "${host.address}:${PORTS.natsRoutes}"`,
    `  routes: [${routes.join(', ')}]`,
    '}',
    '',
  ].join('\n');
}
