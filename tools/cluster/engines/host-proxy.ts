import { PORTS, type ClusterPlan, type HostPlan } from '../plan/cluster-plan.ts';

/** Two failed checks half a second apart, and a server is left. */
export const CHECKED = 'inter 500ms fastinter 250ms fall 2 rise 1';
/** Then its sessions are ended too: who was primary or master is none any more. */
const LEFT_FOR_GOOD = `${CHECKED} on-marked-down shutdown-sessions`;

export const PROXY_GLOBAL = ['global', '  maxconn 4000', '  user haproxy', '  group haproxy'];

/**
 * The HAProxy on a host: by it the services there find the primary of Postgres and the master of Redis, which move.
 * Patroni says of its Postgres whether it is the primary, Redis says it of itself.
 */
export function hostProxyConfig(plan: ClusterPlan, host: HostPlan, redisPassword: string): string {
  const servers = (port: number) =>
    plan.hosts.map(({ name, address }) => `  server ${name} ${address}:${port}`);
  return [
    ...PROXY_GLOBAL,
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout check 1s',
    // Pools keep idle connections open.
    '  timeout client 1h',
    '  timeout server 1h',
    'frontend alive',
    '  mode http',
    `  bind ${host.address}:${PORTS.proxyAlive}`,
    '  monitor-uri /',
    'listen primary',
    `  bind 127.0.0.1:${PORTS.primary}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    `  default-server check port ${PORTS.patroni} ${LEFT_FOR_GOOD}`,
    ...servers(PORTS.postgres),
    'listen redis-master',
    `  bind 127.0.0.1:${PORTS.redisMaster}`,
    '  option tcp-check',
    '  tcp-check connect',
    `  tcp-check send AUTH\\ ${redisPassword}\\r\\n`,
    '  tcp-check expect string +OK',
    '  tcp-check send INFO\\ replication\\r\\n',
    '  tcp-check expect string role:master',
    `  default-server check ${LEFT_FOR_GOOD}`,
    ...servers(PORTS.redis),
    '',
  ].join('\n');
}
