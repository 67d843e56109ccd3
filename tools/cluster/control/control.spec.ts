import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterHost } from '../hosts/cluster-host.ts';
import { hostNamed, PLAN } from '../plan/cluster-plan.ts';
import { postgresWord, printedStatus, redisWord, type HostStatus } from './cluster-status.ts';
import { serveControl } from './control-server.ts';
import { askCluster, VERBS } from './verbs.ts';

const H2: HostStatus = {
  ...{ host: 'h2', condition: 'cut', gateway: 'away', postgres: 'away' },
  ...{ nats: 'away', redis: 'away', etcd: 'away' },
};

describe('a cluster that runs', () => {
  let dataDir: string;
  let end: () => Promise<void>;
  const done: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-control-'));
    await mkdir(join(dataDir, 'secrets'));
    const hostOf = (name: string) => {
      const { name: host } = hostNamed(PLAN, name);
      const note = (verb: string) => () => Promise.resolve(void done.push(`${verb} ${host}`));
      const verbs = Object.fromEntries(VERBS.map((verb) => [verb, note(verb)]));
      return { condition: 'killed', ...verbs } as unknown as ClusterHost;
    };
    end = await serveControl(dataDir, { host: hostOf, status: () => Promise.resolve([H2]) });
  });
  afterAll(async () => {
    await end();
    await rm(dataDir, { recursive: true });
  });

  it('does what another process asks of a host', async () => {
    for (const verb of VERBS) expect(await askCluster(dataDir, verb, 'h2')).toBe('h2 is killed.');
    expect(done).toEqual(['kill h2', 'freeze h2', 'cut h2', 'mend h2']);
  });

  it('says how its hosts are', async () => {
    expect(await askCluster(dataDir, 'status', '')).toMatch(/^host +condition .*\nh2 +cut +away/);
  });

  it('refuses a host or a verb that there is not', async () => {
    await expect(askCluster(dataDir, 'kill', 'h4')).rejects.toThrow('One of h1, h2, h3; it is "h4"');
    await expect(askCluster(dataDir, 'stop', 'h1')).rejects.toThrow('There is no stop.');
  });

  it('says so when there is none', async () => {
    await expect(askCluster(join(dataDir, 'nowhere'), 'status')).rejects.toThrow('npm run cluster');
  });
});

describe('the status', () => {
  it('is a table', () => {
    expect(printedStatus([H2, { ...H2, host: 'h3', postgres: 'sync standby' }]).split('\n')).toEqual([
      'host  condition  gateway  postgres      nats  redis  etcd',
      'h2    cut        away     away          away  away   away',
      'h3    cut        away     sync standby  away  away   away',
    ]);
  });

  it.each([
    [{ name: 'h1', role: 'leader', state: 'running' }, 'leader'],
    [{ name: 'h1', role: 'sync_standby', state: 'streaming', lag: 0 }, 'sync standby'],
    [{ name: 'h1', role: 'replica', state: 'running', lag: 512 }, 'replica, 512 bytes behind'],
    [{ name: 'h1', role: 'replica', state: 'start failed' }, 'replica, start failed'],
    [undefined, 'away'],
  ])('of Postgres: %j is "%s"', (member, word) => {
    expect(postgresWord(member)).toBe(word);
  });

  it.each([
    ['role:master\r\n', 'master'],
    ['role:slave\r\nmaster_link_status:up\r\n', 'replica'],
    ['role:slave\r\nmaster_link_status:down\r\n', 'replica, no master'],
    ['', 'away'],
  ])('of Redis: %j is "%s"', (info, word) => {
    expect(redisWord(info)).toBe(word);
  });
});
