import type { Bench, Measured } from './bench-run.ts';
import { atMost, figure } from './figures/figure.ts';
import { atShare, rounded } from './figures/statistics.ts';
import { offer, type Answered } from './overload/open-loop.ts';
import type { BenchProduct } from './own-product.ts';
import { pidsOf } from './processes.ts';
import { residentMemory } from './start/resident-memory.ts';
import { loadFor } from './write-path/load.ts';
import { newVisitors } from './write-path/requests.ts';

const WARM_UP_SECONDS = 3;
const CAPACITY_SECONDS = 4;
const OVERLOAD_SECONDS = 10;
const TIMES = 3;

/** R9: three times as many accepted checks as can be served are asked for. The load itself takes its share of the machine. */
export const overload: Bench = {
  name: 'overload',
  run: ({ onProduct }) => onProduct(overloaded),
};

async function overloaded(product: BenchProduct): Promise<Measured> {
  const checks = newVisitors(product.url);
  const memory = () => residentMemory(pidsOf(product.dataDir)['gateway'] ?? 0);
  await loadFor(WARM_UP_SECONDS, checks);
  const served = await loadFor(CAPACITY_SECONDS, checks);
  const capacity = served.accepted / CAPACITY_SECONDS;
  await offer(TIMES * capacity, WARM_UP_SECONDS, checks);
  const before = memory();
  const answers = await offer(TIMES * capacity, OVERLOAD_SECONDS, checks);
  const growth = memory() / before;

  const accepted = answers.filter(({ status }) => status < 300 && status > 0);
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  const others = answers.length - accepted.length - refused.length;
  const offered = `${answers.length} offered, ${accepted.length} accepted, ${refused.length} refused`;
  return {
    figures: [
      figure('R9', 'overload, accepted checks, p99', atMost(1_000, 'ms'), p99(accepted), offered),
      figure('R9', 'overload, refusals, p99', atMost(100, 'ms'), p99(refused)),
      figure('R9', 'overload, answered neither way', atMost(0), others),
      figure('R9', "overload, the gateway's memory beside before", atMost(1.2, 'times'), rounded(growth, 2)),
    ],
  };
}

const p99 = (answers: readonly Answered[]): number =>
  Math.round(
    atShare(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  );
