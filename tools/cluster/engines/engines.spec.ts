import { PLAN } from '../plan/cluster-plan.ts';
import { balancerConfig, COME_AGAIN } from './balancer.ts';
import { etcdArgs } from './etcd.ts';
import { hostProxyConfig } from './host-proxy.ts';
import { natsNodeConfig } from './nats-node.ts';
import { patroniConfig } from './patroni.ts';
import { isNewEnough } from './provide-nats.ts';
import { redisNodeConfig, sentinelConfig } from './redis-node.ts';

const [h1, h2] = PLAN.hosts as [(typeof PLAN.hosts)[0], (typeof PLAN.hosts)[0]];

describe('what the engines of a host are told', () => {
  it('keeps etcd from handing the lead to a member that comes back, and offers what Patroni uses', () => {
    const args = etcdArgs(PLAN, h2, '/h2/etcd');
    expect(args).toEqual(expect.arrayContaining(['--name=h2', '--pre-vote=true', '--enable-v2=true']));
    expect(args).toContain(
      '--initial-cluster=h1=http://10.213.0.1:2380,h2=http://10.213.0.2:2380,h3=http://10.213.0.3:2380',
    );
    expect(args.filter((arg) => arg.includes('0.0.0.0'))).toEqual([]);
  });

  it('has NATS find the two others and notice who is gone', () => {
    const config = natsNodeConfig(PLAN, h2, { folder: '/h2/nats', rights: '../secrets/nats.conf' });
    expect(config).toContain(`include '../secrets/nats.conf'`);
    expect(config).toContain('routes: ["nats://10.213.0.1:6222", "nats://10.213.0.3:6222"]');
    expect(config).toMatch(/ping_interval: "1s"\nping_max: 2\nwrite_deadline: "2s"/);
  });

  it('has Patroni wait for a standby, talk version 2 with etcd, and listen on the loopback address too', () => {
    const node = { home: '/h2/postgres', programs: '/bin', superuserPassword: 's', replicationPassword: 'r' };
    expect(patroniConfig(PLAN, h2, node)).toMatchObject({
      name: 'h2',
      etcd: { hosts: ['10.213.0.1:2379', '10.213.0.2:2379', '10.213.0.3:2379'] },
      bootstrap: { dcs: { synchronous_mode: true, ttl: 6 } },
      postgresql: { listen: '10.213.0.2,127.0.0.1:5432', data_dir: '/h2/postgres/data' },
    });
  });

  it('makes Redis follow the master of the moment, whoever that is', () => {
    const node = { folder: '/redis', password: 'secret', master: h2.address };
    expect(redisNodeConfig(h1, node)).toContain('replicaof 10.213.0.2 6379');
    expect(redisNodeConfig(h2, node)).not.toContain('replicaof');
    expect(sentinelConfig(PLAN, h1, node)).toContain('sentinel monitor rep13 10.213.0.2 6379 2');
  });
});

describe('the proxies', () => {
  it('of a host lead to the primary and the master, and are open to that host only', () => {
    const config = hostProxyConfig(PLAN, h2, 'secret');
    expect(config).toContain('bind 127.0.0.1:5000\n  option httpchk OPTIONS /primary');
    expect(config.match(/on-marked-down shutdown-sessions/g)).toHaveLength(2);
    expect(config).toContain('tcp-check send AUTH\\ secret\\r\\n');
    expect(config).toContain('bind 127.0.0.1:6380\n  option tcp-check');
    for (const { name, address } of PLAN.hosts) {
      expect(config).toContain(`server ${name} ${address}:5432`);
      expect(config).toContain(`server ${name} ${address}:6379`);
    }
  });

  it('before the gateways keep one that waits for its database', () => {
    const config = balancerConfig(PLAN, '/lb/come-again.http');
    expect(config).toContain('option httpchk GET /healthz');
    expect(config).not.toContain('/readyz');
    expect(config).toContain('server h3 10.213.0.3:8080');
    expect(config).not.toContain('shutdown-sessions');
    expect(config).toContain('errorfile 502 /lb/come-again.http');
    expect(COME_AGAIN).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n[^]*\r\n\r\n$/);
  });
});

it.each([
  ['2.9.10', false],
  ['2.10.27', true],
  ['2.10.27-beta', true],
  ['2.2.0', false],
  ['3.0.0', true],
])('NATS %s is new enough: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough);
});
