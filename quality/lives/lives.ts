import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { runToEnd } from '@rep13/commands/run-to-end';
import { readOptions, type Options } from './options.ts';

const JEST = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
const CONFIG = ['--config', join(REPOSITORY, 'jest.config.mjs'), '--rootDir', '.'];

/**
 * `npm run lives`: lets generated clients live at onboarding and the test Stripe for two and a half years, and says whether
 * ledger, provider and documents agree in the end, nobody was represented for nothing, and nobody cut off who had paid.
 */
await runToEnd(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  console.log(`${options.count} lives, seed ${options.seed}: a minute for each fifty, about.`);
  const folder = await mkdtemp(join(tmpdir(), 'lives-'));
  try {
    const report = join(folder, 'report.json');
    const isGood = await live(options, report, signal);
    console.log(await readFile(report, 'utf8').catch(() => 'They did not come to their end.'));
    return isGood;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The lives are a spec of onboarding, which alone may use its code. */
function live({ count, seed }: Options, report: string, signal: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, ['--experimental-vm-modules', JEST, ...CONFIG, 'lives.int'], {
    cwd: join(REPOSITORY, 'services/onboarding'),
    env: { ...process.env, LIVES: `${count}`, LIVES_SEED: `${seed}`, LIVES_REPORT: report },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
