import { cpus } from 'node:os';
import { buildAll } from '@rep13/commands/build';
import { runToEnd } from '@rep13/commands/run-to-end';
import { adminLists } from './admin-lists.bench.ts';
import type { Bench, BenchRun, Measured } from './bench-run.ts';
import { nameOfCommit } from './commit.ts';
import type { Figure } from './figures/figure.ts';
import { tableOf } from './figures/table.ts';
import { firstVisits } from './first-visits.bench.ts';
import { flame } from './flame.bench.ts';
import { lighthouse } from './lighthouse.bench.ts';
import { mail } from './mail.bench.ts';
import { readOptions, type Options } from './options.ts';
import { overload } from './overload.bench.ts';
import { onOwnProduct } from './own-product.ts';
import { pdf } from './pdf.bench.ts';
import { register } from './register.bench.ts';
import { seal } from './seal.bench.ts';
import { singleBundle } from './single-bundle.bench.ts';
import { start } from './start.bench.ts';
import { writePath } from './write-path.bench.ts';

/** P1 to P6; the long ones last. */
const GOALS: readonly Bench[] = [
  start,
  writePath,
  mail,
  pdf,
  seal,
  register,
  adminLists,
  firstVisits,
  lighthouse,
  singleBundle,
];
/** Without what is fetched from the net, and without what journeys open as well. */
const SMOKE = GOALS.filter((bench) => ![firstVisits, lighthouse, singleBundle].includes(bench));
/** They ask for no product. */
const ALONE: readonly Bench[] = [start, pdf, seal];
const KNOWN = [...GOALS, overload, flame];

/** `npm run bench`: measures on this machine and prints one table. Timings live here, never in a test. */
await runToEnd(async (signal) => {
  const options = readOptions(
    process.argv.slice(2),
    KNOWN.map(({ name }) => name),
  );
  const chosen = chosenBy(options);
  const print = options.isSmoke ? () => undefined : (line: string) => console.log(line);
  const own: BenchRun['onProduct'] = (work) => onOwnProduct(signal, work);
  await buildAll(signal);
  const run: BenchRun = { options, signal, print, onProduct: own };
  const { figures, broken } = options.isSmoke ? await runSmoke(chosen, run) : await runAll(chosen, run);
  if (figures.length > 0)
    console.log(`\n${circumstances()}\n\n${tableOf(figures, { isJudged: !options.isSmoke })}`);
  for (const line of broken) console.error(line);
  return broken.length === 0;
});

function chosenBy({ names, isSmoke }: Options): readonly Bench[] {
  if (names.length > 0) return KNOWN.filter(({ name }) => names.includes(name));
  return isSmoke ? SMOKE : GOALS;
}

/** One that breaks costs the others nothing: some take minutes. */
async function runAll(benches: readonly Bench[], run: BenchRun) {
  const figures: Figure[] = [];
  const broken: string[] = [];
  for (const { name, run: measure } of benches) {
    run.print(`\n${name}`);
    try {
      const measured = await measure(run);
      figures.push(...measured.figures);
      if (!run.options.isSmoke) printMeanwhile(measured);
    } catch (error) {
      run.signal.throwIfAborted();
      broken.push(`${name} broke: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { figures, broken };
}

/** One product serves all that need one; those that start programs of their own come before it. */
async function runSmoke(benches: readonly Bench[], run: BenchRun) {
  const before = await runAll(
    benches.filter((bench) => ALONE.includes(bench)),
    run,
  );
  const others = benches.filter((bench) => !ALONE.includes(bench));
  const onOne = await run.onProduct((product) =>
    runAll(others, { ...run, onProduct: (work) => work(product) }),
  );
  return {
    figures: [...before.figures, ...onOne.figures],
    broken: [...before.broken, ...onOne.broken],
  };
}

/** Some take many minutes: when they are stopped, what they have shown so far remains. */
function printMeanwhile({ details, figures }: Measured): void {
  if (details) console.table(details);
  if (figures.length > 0) console.log(tableOf(figures, { isJudged: true }));
}

/** What a figure is worth without: when, on which machine, of which code. */
function circumstances(): string {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${nameOfCommit()}`;
}
