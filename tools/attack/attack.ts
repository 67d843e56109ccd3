import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from '../commands/build.ts';
import { runToEnd } from '../commands/run-to-end.ts';
import { printed } from '../faults/check/verdict.ts';
import { mutantOf } from './mutants.ts';
import { readOptions } from './options.ts';
import { startAttacked } from './product/attacked-product.ts';
import { printedTallies } from './tally.ts';

/** `npm run attack`: attacks a product of its own from outside, and says which promises held. */
await runToEnd(async (signal) => {
  if (process.env['NODE_ENV'] === 'production') throw new Error('A production is not attacked.');
  const options = readOptions(process.argv.slice(2));
  const mutants = options.mutants.map(mutantOf);
  console.log([`Seed ${options.seed}`, ...mutants.map(({ name }) => `mutant ${name}`)].join(', '));
  await buildAll(signal);
  // Reads the contracts as they are built.
  const { attack } = await import('./run.ts');
  const product = await startAttacked(mutants, signal);
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
  return broken.length === 0;
});
