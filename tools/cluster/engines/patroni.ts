import { CLUSTER_NAME, PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

/** What a host's Patroni needs to be told. */
export interface PatroniNode {
  /** A folder that belongs to the user Postgres runs as. */
  readonly home: string;
  /** The folder with PostgreSQL's programs. */
  readonly programs: string;
  readonly superuserPassword: string;
  readonly replicationPassword: string;
}

export const SUPERUSER = 'rep13';
const REPLICATION = 'rep13_replication';

/** The primary's lease: so long after its last sign another takes over. Patroni's own default is 30 s. */
const FAILOVER = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

/**
 * Three replicas of five services, each with its pool of 10 and a cleaner, come to 165; the limits of the roles to 215.
 * The two time-outs have a host noticed that is gone without a word: until then commits wait for the standby there.
 */
const PARAMETERS = {
  max_connections: 260,
  shared_buffers: '64MB',
  wal_log_hints: 'on',
  wal_keep_size: '256MB',
  wal_sender_timeout: '2s',
  wal_receiver_timeout: '2s',
  unix_socket_directories: '',
  // What failed statements hold may be rows; the service that sent one logs it without.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Patroni's configuration, to be written as JSON, which is YAML too. */
export function patroniConfig(plan: ClusterPlan, host: HostPlan, node: PatroniNode): object {
  const everybody = [`host all all ${plan.network} scram-sha-256`, 'host all all 127.0.0.1/32 scram-sha-256'];
  const replicas = everybody.map((line) => line.replace('all all', `replication ${REPLICATION}`));
  return {
    scope: CLUSTER_NAME,
    name: host.name,
    restapi: {
      listen: `${host.address}:${PORTS.patroni}`,
      connect_address: `${host.address}:${PORTS.patroni}`,
    },
    etcd: { hosts: plan.hosts.map(({ address }) => `${address}:${PORTS.etcd}`) },
    bootstrap: {
      // A commit waits for one standby, and only that one may take over: nothing that was acknowledged is lost.
      dcs: {
        ...FAILOVER,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: PARAMETERS },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      // Also the loopback address, by which Patroni itself comes.
      listen: `${host.address},127.0.0.1:${PORTS.postgres}`,
      connect_address: `${host.address}:${PORTS.postgres}`,
      data_dir: `${node.home}/data`,
      bin_dir: node.programs,
      pgpass: `${node.home}/pgpass`,
      authentication: {
        superuser: { username: SUPERUSER, password: node.superuserPassword },
        replication: { username: REPLICATION, password: node.replicationPassword },
      },
      pg_hba: [...everybody, ...replicas],
    },
  };
}
