import { runToEnd } from '@rep13/commands/run-to-end';
import { runTasks } from '@rep13/commands/build';
import { check } from '@rep13/faults/check/check';
import { printed } from '@rep13/faults/check/verdict';
import { readOptions } from './options.ts';
import { beforeTheMigrations, releaseBefore } from './release-before.ts';
import { run } from './run.ts';

/** `npm run rolling`: the release before and this one beside each other on one database and one NATS, under load. */
await runToEnd(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  const began = Date.now();
  const print = (line: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(4)} s  ${line}`);
  const { ok, output } = await runTasks(['build', '-p', 'tag:type:service'], { signal });
  if (!ok) throw new Error(`The build failed.\n${output}`);
  const old = await releaseBefore(options.from ?? (await beforeTheMigrations()), signal);
  print(`Seed ${options.seed}; the release before is ${old.commit}, both are built`);
  try {
    const { evidence, dataDir, remove } = await run(options, old, print, signal);
    const verdicts = check(evidence);
    console.log(`\n${printed(verdicts)}\n`);
    const isBroken = verdicts.some(({ state }) => state === 'broken');
    if (isBroken) console.log(`Broken. History and logs: ${dataDir}`);
    else await remove();
    return !isBroken;
  } finally {
    await old.remove();
  }
});
