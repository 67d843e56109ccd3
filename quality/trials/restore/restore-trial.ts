import { runTasks } from '@rep13/commands/build';
import { runToEnd } from '@rep13/commands/run-to-end';
import { printed } from '@rep13/faults/check/verdict';
import { checkRestore } from './check-restore.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';

/** `npm run restore-trial`: a database lost under load, restored to a moment, and what the product makes of it. */
await runToEnd(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  const { ok, output } = await runTasks(['build', '-p', 'tag:type:service'], { signal });
  if (!ok) throw new Error(`The build failed.\n${output}`);
  const began = Date.now();
  const print = (line: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(4)} s  ${line}`);
  print(`Seed ${options.seed}; NATS and Redis are ${options.brokers}`);
  const { restored, dataDir, remove } = await run(options, print, signal);
  const verdicts = checkRestore(restored);
  console.log(`\n${printed(verdicts)}\n`);
  const isBroken = verdicts.some(({ state }) => state === 'broken');
  if (isBroken) console.log(`Broken. History and logs: ${dataDir}`);
  else await remove();
  return !isBroken;
});
