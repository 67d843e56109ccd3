import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@rep13/local-stack';
import pg from 'pg';
import { databaseUrl } from '../seed/database-url.ts';
import { onOwnProduct, type OwnProduct } from './own-product.ts';
import { loadFor, type Load } from './write-path/load.ts';
import { processorTime } from './write-path/processor-time.ts';

export const name = 'write-path';

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 5;

/** As many as a minute of this bench may send, all from one address. */
const UNLIMITED = { RATE_LIMIT_WRITES: '10000000' };

const check = (index: number) => ({
  email: `visitor${index}@example.com`,
  companyName: `Company ${index}`,
  question1: true,
  question2: true,
  question3: index % 2 === 0,
});

/** What a browser that was never here sends. */
const newVisitor = (url: string): Load => {
  let sent = 0;
  const headers = () => ({
    'content-type': 'application/json',
    origin: url,
    'idempotency-key': randomUUID(),
    'idempotency-scope': randomBytes(16).toString('hex'),
  });
  const next = () => {
    sent += 1;
    const options = { method: 'POST', path: '/api/compliance-check', headers: headers() };
    return { options, body: JSON.stringify(check(sent)) };
  };
  return { url, connections: CONNECTIONS, next };
};
const asker = (url: string): Load => ({
  url,
  connections: CONNECTIONS,
  next: () => ({ options: { path: '/api/ip' } }),
});

interface Slice {
  readonly perSecond: number;
  /** Milliseconds of processor time for one request, by program. */
  readonly cost: Record<string, number>;
}

/** P2, P2b: the product beside a bare server, in turn, in one run. Medians; the load itself is in nobody's figure. */
export function run(): Promise<object[]> {
  return onOwnProduct(
    async (product) => {
      const bare = await startBareServer(product);
      const db = new pg.Client(await databaseUrl(product.env));
      await db.connect();
      const pids = () => ({ ...pidsOf(product), bare: bare.pid });
      const rows: object[] = [];
      try {
        for (const [work, loadOf, settled] of [
          ['POST /api/compliance-check', newVisitor, () => untilAudited(db)],
          ['GET /api/ip', asker, () => Promise.resolve()],
        ] as const) {
          const measured: Record<'ours' | 'bare', Slice[]> = { ours: [], bare: [] };
          await measure(loadOf(product.url), pids, settled);
          await measure(loadOf(bare.url), pids, settled);
          for (let round = 0; round < ROUNDS; round += 1) {
            measured.ours.push(await measure(loadOf(product.url), pids, settled));
            measured.bare.push(await measure(loadOf(bare.url), pids, settled));
          }
          rows.push(...figures(work, measured));
        }
      } finally {
        bare.stop();
        await db.end();
      }
      return rows;
    },
    UNLIMITED,
  );
}

async function measure(
  load: Load,
  pids: () => Record<string, number>,
  settled: () => Promise<void>,
): Promise<Slice> {
  const before = processorTime(pids());
  const answered = await loadFor(SECONDS, load);
  await settled();
  const after = processorTime(pids());
  const cost = Object.keys(after).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / answered]);
  return { perSecond: answered / SECONDS, cost: Object.fromEntries(cost) as Record<string, number> };
}

/** What follows from an accepted check belongs to its cost: until each has its row in the audit log. */
async function untilAudited(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      `select (select count(*) from onboarding.compliance_checks)::int
         - (select count(*) from onboarding.audit_logs where event_type like 'onboarding.compliance-check%')::int as waiting`,
    );
    if ((rows[0]?.waiting ?? 0) <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function figures(work: string, { ours, bare }: Record<'ours' | 'bare', Slice[]>): object[] {
  const row = (who: string, slices: Slice[]) => {
    const names = Object.keys(slices[0]?.cost ?? {});
    const cost = names.map((each) => [each, round(median(slices.map((slice) => slice.cost[each] ?? 0)), 2)] as const);
    const total = cost.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    return {
      work,
      who,
      'per second': Math.round(median(slices.map(({ perSecond }) => perSecond))),
      'ms in all': round(total, 2),
      ...Object.fromEntries(cost),
    };
  };
  const ratio = median(ours.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? NaN)));
  return [{ ...row('ours', ours), 'of bare': round(ratio, 3) }, row('bare', bare)];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function pidsOf({ dataDir }: OwnProduct): Record<string, number> {
  const { programs } = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
    programs: Record<string, { pid: number }>;
  };
  return Object.fromEntries(Object.entries(programs).map(([name, { pid }]) => [name, pid]));
}

async function startBareServer(product: OwnProduct) {
  const port = await freePort();
  const script = join(import.meta.dirname, 'write-path/bare-server.ts');
  const args = ['--import', 'tsx', script, `${port}`, await databaseUrl(product.env)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop: () => server.kill() };
}
