import { PORTS, type ClusterPlan } from '../plan/cluster-plan.ts';
import { CHECKED, PROXY_GLOBAL } from './host-proxy.ts';

/**
 * The load balancer before the gateways. It asks for /healthz, not /readyz: while Postgres changes hands no gateway is
 * ready, and the site itself would be gone too. Only what was never sent is tried again.
 */
export function balancerConfig({ hosts, balancer }: ClusterPlan): string {
  return [
    ...PROXY_GLOBAL,
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout check 1s',
    '  timeout client 60s',
    '  timeout server 60s',
    'frontend product',
    `  bind ${balancer.address}:${PORTS.gateway}`,
    '  default_backend gateways',
    'frontend alive',
    `  bind ${balancer.address}:${PORTS.proxyAlive}`,
    '  monitor-uri /',
    'backend gateways',
    '  balance roundrobin',
    '  option forwardfor',
    '  option httpchk GET /healthz',
    '  http-check expect status 200',
    '  option redispatch 1',
    '  retries 2',
    '  retry-on conn-failure',
    `  default-server check ${CHECKED}`,
    ...hosts.map(({ name, address }) => `  server ${name} ${address}:${PORTS.gateway}`),
    '',
  ].join('\n');
}
