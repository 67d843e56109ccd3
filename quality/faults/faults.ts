import { buildAll } from '@rep13/commands/build';
import { runToEnd } from '@rep13/commands/run-to-end';
import { check } from './check/check.ts';
import { printed } from './check/verdict.ts';
import { runOnCluster } from './cluster-runs.ts';
import { checkEdits } from './inject/edits.ts';
import { mutantOf, MUTANTS } from './inject/mutants.ts';
import { readOptions, type Options } from './options.ts';
import { planOf } from './plan/plan.ts';
import { printedFaults, printedPlan } from './print-faults.ts';
import { run } from './run.ts';

/** `npm run faults`: breaks a product of its own while customers use it, and says which guarantees held. */
await runToEnd(async (signal) => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('Faults are not put into a production.');
  const options = readOptions(process.argv.slice(2));
  if (!options.cluster) return runOnOneMachine(options, signal);
  await buildAll(signal);
  return runOnCluster(options, signal);
});

async function runOnOneMachine(options: Options, signal: AbortSignal): Promise<boolean> {
  const mutant = options.mutant === undefined ? undefined : mutantOf(options.mutant);
  const plan = options.restarts ? [] : planOf({ ...options, aimed: mutant?.aimed });
  console.log(
    `Seed ${options.seed}, ${options.seconds} s, ${options.rate} customers and ${options.signups} more registrations a second`,
  );
  console.log(mutant ? `Mutant: ${mutant.name}` : printedPlan(plan));
  await buildAll(signal);
  // All, whichever is made in this run: a mutant whose place has changed is noticed with the change.
  checkEdits(MUTANTS.flatMap(({ edits = [] }) => edits));
  const { evidence, product, offered, historyFile } = await run(options, plan, mutant, signal);
  console.log(printedFaults(evidence.faults));
  console.log(
    `${offered} customers offered, ${evidence.calls.length} calls, ${evidence.pdfs.length} PDFs fetched`,
  );
  const verdicts = check(evidence);
  console.log(`\n${printed(verdicts)}\n`);
  const broken = verdicts.filter(({ state }) => state === 'broken').map(({ rule }) => rule);
  if (broken.length > 0)
    console.log(`Broken: ${broken.join(', ')}. History: ${historyFile}; logs: ${product.dataDir}/logs`);
  else await product.remove();
  return broken.length === 0;
}
