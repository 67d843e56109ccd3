import { join } from 'node:path';
import { aptInstall, canUseApt, findBinary } from '@rep13/local-stack';
import { runScript, type Outcome } from './build.ts';
import { startOwnProduct } from './own-product.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Journeys would be disturbed by those that stop services and deploy. */
const ONE_AFTER_ANOTHER = ['journeys', 'faults'];

/** Runs the browser journeys against a product that is running already; all of them unless told which. */
export async function runJourneys(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Outcome> {
  if (args.length > 0) return runPlaywright(env, args, signal);
  const outcomes: Outcome[] = [];
  for (const project of ONE_AFTER_ANOTHER) {
    outcomes.push(await runPlaywright(env, ['--project', project], signal));
  }
  return { ok: outcomes.every(({ ok }) => ok), output: outcomes.map(({ output }) => output).join('\n') };
}

async function runPlaywright(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome> {
  const CHROMIUM_PATH = await chromium(env['CHROMIUM_PATH']);
  const options = ['test', '--config', 'e2e/playwright.config.ts', ...args];
  return runScript(PLAYWRIGHT, options, { loud: true, env: { ...env, CHROMIUM_PATH }, signal });
}

/**
 * Starts the built product on a free port and an empty data folder, runs the journeys and takes it down.
 * Its logs stay when a journey failed.
 */
export async function runJourneysOnOwnStack(
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Outcome> {
  // All people of all journeys come from one address.
  const limits = { RATE_LIMIT_SIGNUPS_BY_ADDRESS: '10000', RATE_LIMIT_SETUPS_BY_ADDRESS: '10000' };
  const product = await startOwnProduct('e2e', limits, { signal });
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = product.env;
  const { url: BASE_URL, mailUrl: MAIL_URL, processFile: STACK_PROCESSES_FILE } = product;
  const env = { ADMIN_USERNAME, ADMIN_PASSWORD, BASE_URL, MAIL_URL, STACK_PROCESSES_FILE };
  const outcome = await runJourneys(env, args, signal).finally(() => product.stop());
  if (outcome.ok) await product.remove();
  else console.log(`The services' logs are in ${join(product.dataDir, 'logs')}`);
  return outcome;
}

/** The shell is the same browser without what only a window needs: it opens pages a third faster. */
async function chromium(given: string | undefined): Promise<string> {
  const found = given ?? findBinary('chromium-headless-shell') ?? findBinary('chromium');
  if (found) return found;
  if (!canUseApt()) {
    throw new Error('The journeys need Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chrome');
  }
  console.log('Not installed: chromium. Installing with apt.');
  await aptInstall(['chromium']);
  return chromium(findBinary('chromium') ?? '/usr/bin/chromium');
}
