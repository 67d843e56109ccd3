import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from '@rep13/commands/build';
import { runToEnd } from '@rep13/commands/run-to-end';
import { printed } from '@rep13/faults/check/verdict';
import { mutantOf, type Mutant } from './mutants.ts';
import { ABOUT_LIMITS, readOptions, type Options } from './options.ts';
import { startAttacked, type Limits } from './product/attacked-product.ts';
import { printedTallies } from './tally.ts';

/** `npm run attack`: attacks a product of its own from outside, and says which promises held. */
await runToEnd(async (signal) => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('A production is not attacked.');
  const options = readOptions(process.argv.slice(2));
  const mutants = options.mutants.map(mutantOf);
  console.log([`Seed ${options.seed}`, ...mutants.map(({ name }) => `mutant ${name}`)].join(', '));
  await buildAll(signal);
  if (options.crowd) return attackByCrowds(mutants, signal);
  const broken: string[] = [];
  for (const limits of ['far away', 'as they are'] as const) {
    const only = options.only.filter((rule) => ABOUT_LIMITS.includes(rule) === (limits === 'as they are'));
    if (only.length > 0) broken.push(...(await attackOne({ ...options, only }, limits, mutants, signal)));
  }
  return broken.length === 0;
});

/** Attacks one product from its start to its end. @returns the promises that are broken */
async function attackOne(
  options: Options,
  limits: Limits,
  mutants: readonly Mutant[],
  signal: AbortSignal,
): Promise<string[]> {
  // Reads the contracts as they are built.
  const { attack } = await import('./run.ts');
  const product = await startAttacked(mutants, limits, signal);
  const { tallies, verdicts } = await attack(product, options, signal)
    .finally(() => product.stop())
    .catch(async (error: unknown) => {
      await product.remove();
      throw error;
    });
  console.log(`\n${printedTallies(tallies)}\n\n${printed(verdicts)}\n`);
  const broken = verdicts.filter(({ state }) => state === 'broken').map(({ rule }) => rule);
  if (broken.length > 0) {
    const wrong = join(product.dataDir, 'wrong.txt');
    await writeFile(wrong, verdicts.flatMap(({ examples }) => examples).join('\n'));
    console.log(
      `Broken: ${broken.join(', ')}. All that is wrong: ${wrong}; logs: ${join(product.dataDir, 'logs')}`,
    );
  } else await product.remove();
  return broken;
}

/** @returns whether the customer got through each of them */
async function attackByCrowds(mutants: readonly Mutant[], signal: AbortSignal): Promise<boolean> {
  const { standAgainstCrowds } = await import('./crowd/crowd.ts');
  const product = await startAttacked(mutants, 'as they are', signal);
  const isThrough = await standAgainstCrowds(product).finally(() => product.stop());
  if (isThrough) await product.remove();
  else console.log(`A customer did not get through. Logs: ${join(product.dataDir, 'logs')}`);
  return isThrough;
}
