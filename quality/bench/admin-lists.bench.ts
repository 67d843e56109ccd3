import { seedBulk } from '@rep13/seed/bulk/seed-bulk';
import { databaseUrl } from '@rep13/seed/database-url';
import { AdminClient } from './admin-lists/admin-client.ts';
import { CALLS } from './admin-lists/calls.ts';
import { timed, type Sampling, type Timings } from './admin-lists/timings.ts';
import type { Bench, BenchRun } from './bench-run.ts';
import { atMost, figure, type Figure } from './figures/figure.ts';
import { median, rounded } from './figures/statistics.ts';
import type { BenchProduct } from './own-product.ts';

const FULL: Sampling = { times: 40, warmUp: 3 };
const SMOKE: Sampling = { times: 1, warmUp: 0 };
const MOST_MS = 100;

/** Of each call, at one size. */
type Table = ReadonlyMap<string, Timings>;

/** P5: every list, search and card of admin, over HTTP as its browser asks, at each size. */
export const adminLists: Bench = {
  name: 'admin-lists',
  run: ({ options, onProduct, print }: BenchRun) =>
    onProduct(async (product) => {
      const tables = new Map<number, Table>();
      let seeded = 0;
      for (const size of options.rows) {
        await seedBulk(await databaseUrl(product.env), size - seeded, print);
        seeded = size;
        tables.set(size, await measure(product, options.isSmoke ? SMOKE : FULL));
      }
      return { figures: figures(tables), details: details(tables) };
    }),
};

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function measure({ url, admin }: BenchProduct, sampling: Sampling): Promise<Table> {
  const client = await AdminClient.signIn(url, admin);
  const signups = await client.get<{ id: number; clientId: string; legalContactEmail: string }[]>('signups');
  const [newest] = await client.get<{ id: number }[]>('compliance-checks?limit=1');
  const last = signups.at(-1);
  const table = new Map<string, Timings>();
  for (const call of CALLS) {
    const middle = call.startsWith('signups') ? last?.id : Math.floor((newest?.id ?? 1) / 2);
    const path = call
      .replace('{cursor}', `${middle}`)
      .replace('{rare}', last?.legalContactEmail ?? '')
      .replace('{client}', last?.clientId ?? '')
      .replace('{signup}', `${last?.id}`)
      .replace('{monthStart}', daysFromNow(-15))
      .replace('{monthEnd}', daysFromNow(16));
    table.set(call, await timed(() => client.get(path), sampling));
  }
  return table;
}

function figures(tables: ReadonlyMap<number, Table>): Figure[] {
  const [smallest] = tables.values();
  return [...tables].map(([size, table]) => {
    const slowestFirst = [...table].sort(([, one], [, other]) => other.p95 - one.p95);
    const [[call, { p95 }] = ['', { p95: NaN }]] = slowestFirst;
    const held = slowestFirst.filter(([, timings]) => timings.p95 <= MOST_MS).length;
    const growth = [...table].map(([call, { p50 }]) => p50 / (smallest?.get(call)?.p50 ?? NaN));
    const grown = table === smallest ? '' : `; p50 of the call in the middle × ${rounded(median(growth), 1)}`;
    const note = `\`${call}\`; ${held} of ${table.size} calls within${grown}`;
    const name = `lists and cards of admin, ${size.toLocaleString('en')} rows, slowest p95`;
    return figure('P5', name, atMost(MOST_MS, 'ms'), p95, note);
  });
}

function details(tables: ReadonlyMap<number, Table>): object[] {
  return CALLS.map((call) => {
    const columns = [...tables].map(([size, table]) => {
      const { fastest, p50, p95 } = table.get(call) ?? {};
      return { [`fastest ${size}`]: fastest, [`p50 ${size}`]: p50, [`p95 ${size}`]: p95 };
    });
    return Object.assign({ call }, ...columns) as object;
  });
}
