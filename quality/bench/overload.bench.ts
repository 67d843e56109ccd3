import type { Bench, Measured } from './bench-run.ts';
import { atLeast, atMost, figure, type Figure } from './figures/figure.ts';
import { atShare, rounded } from './figures/statistics.ts';
import { answersOf, type Answered } from './overload/constant-rate.ts';
import { CORES, separateCores, shareCore } from './overload/pinned.ts';
import { askUrgently, urgentCalls } from './overload/urgent-calls.ts';
import type { BenchProduct } from './own-product.ts';
import { pidsOf } from './processes.ts';
import { residentMemory } from './start/resident-memory.ts';

const WARM_UP_SECONDS = 20;
const CALM = { seconds: 10, connections: 32 };
const FLOOD_SECONDS = 30;
/** Enough that those who wait for an answer don't lower the rate. */
const FLOOD_CONNECTIONS = 200;
const TIMES = [3, 10];
const CHECK = {
  ...{ email: 'visitor@example.com', companyName: 'Visitor' },
  ...{ question1: true, question2: true, question3: true },
};

/** R9: three and ten times as many accepted checks as one core can serve are asked for from another core. */
export const overload: Bench = {
  name: 'overload',
  run: ({ onProduct, print }) => onProduct((product) => overloaded(product, print)),
};

async function overloaded(product: BenchProduct, print: (line: string) => void): Promise<Measured> {
  const checks = { url: `${product.url}/api/compliance-check`, body: CHECK, core: CORES.load };
  const memory = () => residentMemory(pidsOf(product.dataDir)['gateway'] ?? 0);
  const urgent = await urgentCalls(product, CALM.seconds + TIMES.length * FLOOD_SECONDS);
  separateCores();
  await shareCore(pidsOf(product.dataDir));
  await answersOf({ ...checks, ...CALM, seconds: WARM_UP_SECONDS });
  const calming = answersOf({ ...checks, ...CALM });
  await askUrgently(urgent, calming);
  const calm = await calming;
  const capacity = calm.filter(isServed).length / CALM.seconds;
  print(`one core serves ${rounded(capacity, 0)} checks a second`);
  const figures: Figure[] = [];
  for (const times of TIMES) {
    const before = memory();
    const [connections, rate] = [FLOOD_CONNECTIONS, times * capacity];
    const flood = answersOf({ ...checks, connections, rate, seconds: FLOOD_SECONDS });
    const others = await askUrgently(urgent, flood);
    figures.push(...ofFlood(times, capacity, await flood), ...ofUrgent(times, others));
    const growth = rounded(memory() / before, 2);
    figures.push(
      figure('R9', `${times} ×, the gateway's memory beside before`, atMost(1.2, 'times'), growth),
    );
  }
  return { figures };
}

function ofFlood(times: number, capacity: number, answers: readonly Answered[]): Figure[] {
  const served = answers.filter(isServed);
  const refused = answers.filter(isRefused);
  const share = rounded(served.length / FLOOD_SECONDS / capacity, 2);
  const offered = `${answers.length} offered, ${served.length} served, ${refused.length} refused`;
  const others = answers.length - served.length - refused.length;
  return [
    figure('R9', `${times} ×, checks that are served, p99`, atMost(1_000, 'ms'), p99(served), offered),
    figure('R9', `${times} ×, checks that are refused, p99`, atMost(100, 'ms'), p99(refused)),
    figure('R9', `${times} ×, served beside the calm rate`, atLeast(0.9, 'times'), share),
    figure('R9', `${times} ×, answered neither way`, atMost(0), others),
  ];
}

const ofUrgent = (times: number, others: Readonly<Record<string, readonly Answered[]>>): Figure[] =>
  Object.entries(others).flatMap(([name, answers]) => {
    const refused = answers.filter((answer) => isRefused(answer) || answer.status === 0).length;
    const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
    return [
      figure('R9', `${times} ×, ${name}, p99`, atMost(1_000, 'ms'), p99(answers), `answered ${statuses}`),
      figure('R9', `${times} ×, ${name}, refused`, atMost(0), refused, `of ${answers.length}`),
    ];
  });

const isServed = ({ status }: Answered) => status >= 200 && status < 300;
const isRefused = ({ status }: Answered) => status === 503;

const p99 = (answers: readonly Answered[]): number =>
  Math.round(
    atShare(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  );
