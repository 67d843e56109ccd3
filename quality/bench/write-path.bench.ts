import { databaseUrl } from '@rep13/seed/database-url';
import type { Bench, Measured } from './bench-run.ts';
import { connectTo } from './database.ts';
import { atLeast, atMost, figure } from './figures/figure.ts';
import { median, rounded } from './figures/statistics.ts';
import type { BenchProduct } from './own-product.ts';
import { pidsOf } from './processes.ts';
import { untilAudited } from './write-path/audited.ts';
import { askers, newVisitors, type Load } from './write-path/load.ts';
import { measureSlice, medianSlice, type Slice } from './write-path/slices.ts';
import { startBareServer } from './write-path/start-bare-server.ts';

const FULL = { seconds: 8, rounds: 3 };
const SMOKE = { seconds: 1, rounds: 1 };

type Size = typeof FULL;
type Slices = Readonly<Record<'ours' | 'bare', Slice[]>>;

/**
 * P2, P2b: the product beside a bare server, in turn, in one run, after a turn of each to warm up. Medians; the load itself
 * is in nobody's figure.
 */
export const writePath: Bench = {
  name: 'write-path',
  run: ({ options, onProduct }) =>
    onProduct((product) => besideBare(product, options.isSmoke ? SMOKE : FULL)),
};

async function besideBare(product: BenchProduct, size: Size): Promise<Measured> {
  const db = await connectTo(product);
  const bare = await startBareServer(await databaseUrl(product.env));
  const pids = () => ({ ...pidsOf(product.dataDir), bare: bare.pid });
  const inTurn = async (loadOf: (url: string) => Load, settled: () => Promise<void>): Promise<Slices> => {
    const slices: Slices = { ours: [], bare: [] };
    const once = (url: string) => measureSlice(size.seconds, loadOf(url), pids, settled);
    await once(product.url);
    await once(bare.url);
    for (let round = 0; round < size.rounds; round += 1) {
      slices.ours.push(await once(product.url));
      slices.bare.push(await once(bare.url));
    }
    return slices;
  };
  try {
    const checks = await inTurn(newVisitors, () => untilAudited(db));
    const asked = await inTurn(askers, () => Promise.resolve());
    return {
      figures: [
        rate('P2', "accepted check, share of the bare server's rate", 0.25, checks),
        time('P2', 'accepted check, processor time beside the bare server with its Postgres', 4, checks),
        rate('P2b', "`GET /api/ip`, share of the bare server's rate", 0.15, asked),
      ],
      details: [...rows('POST /api/compliance-check', checks), ...rows('GET /api/ip', asked)],
    };
  } finally {
    bare.stop();
    await db.end();
  }
}

function rate(goal: string, name: string, least: number, { ours, bare }: Slices) {
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? NaN)));
  const [own, other] = [medianSlice(ours), medianSlice(bare)];
  const refused = own.refused + other.refused;
  const note = `${own.perSecond} to ${other.perSecond} a second${refused > 0 ? `, ${refused} refused` : ''}`;
  return figure(goal, name, atLeast(least), rounded(ratio, 3), note);
}

function time(goal: string, name: string, most: number, slices: Slices) {
  const [ours, bare] = [medianSlice(slices.ours).cost, medianSlice(slices.bare).cost];
  const [all, own] = [total(ours) - (ours['bare'] ?? 0), (bare['bare'] ?? 0) + (bare['postgres'] ?? 0)];
  const { gateway = 0, onboarding = 0, postgres = 0 } = ours;
  const rest = rounded(all - gateway - onboarding - postgres, 2);
  const parts = `gateway ${gateway}, onboarding ${onboarding}, Postgres ${postgres}, others ${rest}`;
  const note = `${rounded(all, 2)} to ${rounded(own, 2)} ms; ${parts}`;
  return figure(goal, name, atMost(most, 'times'), rounded(all / own, 2), note);
}

const rows = (work: string, slices: Slices): object[] =>
  (['ours', 'bare'] as const).map((who) => {
    const { perSecond, refused, cost } = medianSlice(slices[who]);
    return { work, who, 'per second': perSecond, refused, 'ms in all': rounded(total(cost), 2), ...cost };
  });

const total = (cost: Slice['cost']): number =>
  Object.values(cost).reduce((sum, milliseconds) => sum + milliseconds, 0);
