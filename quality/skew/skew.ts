import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { buildAll } from '@rep13/commands/build';
import { startOwnProduct } from '@rep13/commands/own-product';
import { runToEnd } from '@rep13/commands/run-to-end';
import { buildReleased, type Builds } from './build-released.ts';
import { openTogether } from './open-together.ts';

const print = (line: string) => console.log(line);

/**
 * `npm run skew`: shell and remotes are released apart, so each must work with what was released last of the others.
 * Opens the pages of both mixtures in a browser, on a product of its own. RELEASED_REF names another commit than that of
 * the last release.
 */
await runToEnd(async (signal) => {
  const released = await buildReleased(process.env['RELEASED_REF'], signal);
  if ('skipped' in released) {
    print(`Skipped: ${released.skipped}`);
    // So that it is seen where a job that did nothing is green.
    if (process.env['GITHUB_ACTIONS']) print(`::warning title=skew::${released.skipped}`);
    return true;
  }
  try {
    print(`Released last: ${released.from.join(', ')}`);
    await buildAll(signal);
    return await tryBoth(released.builds, await builtNow(), signal);
  } finally {
    await released.remove();
  }
});

async function builtNow(): Promise<Builds> {
  const apps = await readdir(join(REPOSITORY, 'apps'));
  return new Map(apps.map((app) => [app, join(REPOSITORY, 'apps', app, 'dist')]));
}

async function tryBoth(released: Builds, now: Builds, signal: AbortSignal): Promise<boolean> {
  const product = await startOwnProduct('skew', {}, { signal, print: () => undefined });
  try {
    const mixtures = [
      ['The last released shell with the new remotes', released, now],
      ['The new shell with the last released remotes', now, released],
    ] as const;
    let isGood = true;
    for (const [what, shell, remotes] of mixtures) {
      const { opened, wrong } = await openTogether(product, shell, remotes, signal);
      print(`${what}: ${opened}, ${wrong.length === 0 ? 'nothing is wrong' : 'wrong is'}`);
      for (const line of wrong) print(`  ${line}`);
      isGood &&= wrong.length === 0;
    }
    return isGood;
  } finally {
    await product.stop();
    await product.remove();
  }
}
