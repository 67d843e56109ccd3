import { PORTS, type ClusterPlan } from '../plan/cluster-plan.ts';
import { CHECKED, PROXY_GLOBAL } from './host-proxy.ts';

/** What is asked again is safe to do again: callers are told so as the gateway itself does it. */
export const COME_AGAIN = [
  'HTTP/1.1 503 Service Unavailable',
  'Retry-After: 1',
  'Content-Length: 0',
  'Connection: close',
  '\r\n',
].join('\r\n');

/**
 * The load balancer before the gateways. It asks for /healthz, not /readyz: while Postgres changes hands no gateway is
 * ready, and the site itself would be gone too. Only what was never sent is tried again. A gateway that is restarted
 * takes no more and answers what it has; one that is dead does not, and is waited for a little longer than the 4.5 s
 * in which each answers. Then `comeAgain` is answered, the file with the answer above.
 */
export function balancerConfig({ hosts, balancer }: ClusterPlan, comeAgain: string): string {
  return [
    ...PROXY_GLOBAL,
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    // One that is only slow keeps what it is about to answer.
    '  timeout check 2s',
    '  timeout client 60s',
    '  timeout server 5s',
    ...[502, 503, 504].map((status) => `  errorfile ${status} ${comeAgain}`),
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
