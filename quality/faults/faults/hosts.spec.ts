import type { HostStatus } from '@rep13/cluster';
import { isWhole } from './hosts.ts';

const host = (given: Partial<HostStatus>): HostStatus => ({
  ...{ host: 'h1', condition: 'up', gateway: 'ready', postgres: 'replica', nats: 'up', redis: 'replica' },
  etcd: 'up',
  ...given,
});

const rowsWith = (third: Partial<HostStatus> = {}) => [
  host({ postgres: 'leader', redis: 'master', nats: 'leader' }),
  host({ postgres: 'sync standby, 120 bytes behind' }),
  host(third),
];

describe('a cluster', () => {
  it('is whole when everything on every host is up', () => {
    expect(isWhole(rowsWith())).toBe(true);
  });

  it.each<Partial<HostStatus>>([
    { gateway: 'not ready' },
    { postgres: 'replica, starting' },
    { postgres: 'away' },
    { nats: 'behind' },
    { redis: 'replica, no master' },
    { etcd: 'away' },
  ])('is not whole with a host on which it is %j', (third) => {
    expect(isWhole(rowsWith(third))).toBe(false);
  });

  it('is not whole while no commit waits for a standby', () => {
    expect(isWhole([host({ postgres: 'leader' }), host({}), host({})])).toBe(false);
  });
});
