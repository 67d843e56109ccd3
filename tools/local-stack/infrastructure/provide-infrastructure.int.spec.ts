import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Supervisor } from '../processes/supervisor.ts';
import { ensureDatabase } from './postgres.ts';
import { greets } from './ports.ts';
import { provideInfrastructure, type Infrastructure } from './provide-infrastructure.ts';

const quiet = { print: () => undefined, log: () => undefined, onPids: () => undefined };

describe('private infrastructure', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-infrastructure-'));
    await chmod(dataDir, 0o755);
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  async function withInfrastructure(
    work: (infrastructure: Infrastructure, pids: Readonly<Record<string, number>>) => Promise<void>,
    env: NodeJS.ProcessEnv = {},
  ) {
    let pids: Readonly<Record<string, number>> = {};
    const supervisor = new Supervisor({ ...quiet, onPids: (now) => (pids = now) });
    try {
      const infrastructure = await provideInfrastructure({ env, dataDir, print: quiet.print });
      await Promise.all(infrastructure.programs.map((program) => supervisor.start(program)));
      await work(infrastructure, pids);
    } finally {
      await supervisor.stop();
    }
  }

  async function query(url: string, sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows as unknown[];
  }

  it('keep their data when they are started a second time', async () => {
    await withInfrastructure(async ({ urls }) => {
      const url = await ensureDatabase(urls.postgres, 'rep13');
      await query(url, "create table kept as select 'here' as words");
    });
    await withInfrastructure(async ({ urls }) => {
      const url = await ensureDatabase(urls.postgres, 'rep13');
      expect(await query(url, 'select words from kept')).toEqual([{ words: 'here' }]);
    });
  });

  it('let nobody in without the generated password', async () => {
    await withInfrastructure(async ({ urls }) => {
      const wrong = urls.postgres.replace(/:[0-9a-f]{64}@/, ':guess@');
      await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
      expect(urls.redis).toMatch(/^redis:\/\/:[0-9a-f]{64}@127\.0\.0\.1:\d+$/);
      const { port } = new URL(urls.redis);
      expect(await greets(Number(port), '-NOAUTH', 'PING\r\n')).toBe(true);
    });
  });

  (existsSync('/proc') ? it : it.skip)('are told nothing that is meant for others', async () => {
    const meant = { ADMIN_PASSWORD: 'of-the-first-admin', SESSION_SECRET: 'of-the-sessions' };
    const before = { ...process.env };
    Object.assign(process.env, meant);
    try {
      await withInfrastructure(async (_infrastructure, pids) => {
        expect(Object.keys(pids).sort()).toEqual(['mail', 'nats', 'postgres', 'redis']);
        for (const pid of Object.values(pids)) {
          const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
          const names = environment.split('\0').flatMap((line) => line.split('=')[0] || []);
          // What PostgreSQL sets for itself begins with PG.
          expect(names.filter((name) => !/^(PATH|HOME|TMPDIR|TZ|LANG|(LC|PG)_?.*)$/.test(name))).toEqual([]);
          expect(Object.values(meant).filter((secret) => environment.includes(secret))).toEqual([]);
        }
      });
    } finally {
      for (const name of Object.keys(meant)) delete process.env[name];
      Object.assign(process.env, before);
    }
  });

  it('are not run at all where the environment names servers', async () => {
    const env = {
      DATABASE_URL: 'postgres://db.example/rep13',
      REDIS_URL: 'redis://redis.example',
      NATS_URL: 'nats://all:secret@one.example,two.example,three.example',
      SMTP_URL: 'smtp://mail.example',
    };
    await withInfrastructure(async ({ urls, natsUrlsOf, programs, mailWeb }) => {
      expect(urls).toEqual({
        postgres: env.DATABASE_URL,
        redis: env.REDIS_URL,
        nats: env.NATS_URL,
        smtp: env.SMTP_URL,
      });
      expect(natsUrlsOf('sla')).toEqual({ commands: env.NATS_URL, events: env.NATS_URL });
      expect({ programs, mailWeb }).toEqual({ programs: [], mailWeb: undefined });
    }, env);
  });
});
