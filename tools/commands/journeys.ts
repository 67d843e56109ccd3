import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { aptInstall, canUseApt, findBinary, memoryFolder, temporaryDataFolder } from '@rep13/local-stack';
import { runScript, type Outcome } from './build.ts';
import { startOwnProduct } from './own-product.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** The people of these journeys share a product. */
const JOURNEYS = 'journeys';
/** These stop its services and deploy, which would disturb the others. */
const FAULTS = 'faults';
/** These need a product which takes its money from the test Stripe. */
const BY_CARD = 'money';

const isByCard = (args: readonly string[]): boolean =>
  args.some((arg) => arg.includes('by-card') || arg === BY_CARD);
const ofProject = (name: string): string[] => ['--project', name, '--output', `test-results/${name}`];

/** Runs the browser journeys against a product that is running already; all of them unless told which. */
export async function runJourneys(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Outcome> {
  if (args.length > 0) return runPlaywright(env, args, signal);
  const journeys = await runPlaywright(env, ofProject(JOURNEYS), signal);
  return joined([journeys, await runPlaywright(env, ofProject(FAULTS), signal)]);
}

const joined = (outcomes: readonly Outcome[]): Outcome => ({
  ok: outcomes.every(({ ok }) => ok),
  output: outcomes.map(({ output }) => output).join('\n'),
});

async function runPlaywright(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome> {
  const CHROMIUM_PATH = await chromium(env['CHROMIUM_PATH']);
  const options = ['test', '--config', 'e2e/playwright.config.ts', ...args];
  const found = { CHROMIUM_PATH, SWAKS_PATH: await swaks() };
  return runScript(PLAYWRIGHT, options, { loud: true, env: { ...env, ...found }, signal });
}

/**
 * Starts the built product on a free port and an empty data folder, runs the journeys and takes it down. Those by card
 * have a product of their own, beside the faults, which mostly wait. A product's logs stay when a journey failed.
 */
export async function runJourneysOnOwnStack(
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Outcome> {
  const onStack = (name: string, journeys: (env: NodeJS.ProcessEnv) => Promise<Outcome>) =>
    runOnOwnStack(name, journeys, signal);
  if (args.length > 0)
    return onStack(isByCard(args) ? BY_CARD : 'e2e', (env) => runPlaywright(env, args, signal));
  return onStack('e2e', async (env) => {
    const journeys = await runPlaywright(env, ofProject(JOURNEYS), signal);
    // Each to its end: a product that does not start must not take the other away from under its journeys.
    const beside = [
      runPlaywright(env, ofProject(FAULTS), signal),
      onStack(BY_CARD, (other) => runPlaywright(other, ofProject(BY_CARD), signal)),
    ];
    await Promise.allSettled(beside);
    return joined([journeys, ...(await Promise.all(beside))]);
  });
}

async function runOnOwnStack(
  name: string,
  journeys: (env: NodeJS.ProcessEnv) => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const variables = {
    // All people of all journeys come from one address.
    ...{ RATE_LIMIT_SIGNUPS_BY_ADDRESS: '10000', RATE_LIMIT_SETUPS_BY_ADDRESS: '10000' },
    RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: '1000000',
    ...(name === BY_CARD && { PAYMENT_PROVIDER: 'stripe' }),
  };
  const product = await startOwnProduct(name, variables, { dataDir: await memoryFolder(name), signal });
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = product.env;
  const { url: BASE_URL, mailUrl: MAIL_URL, processFile: STACK_PROCESSES_FILE } = product;
  const { stripeTestUrl: STRIPE_TEST_URL, mailInUrl: MAIL_IN_URL } = product;
  const own = { MAIL_IN_URL, STACK_PROCESSES_FILE, STRIPE_TEST_URL };
  const env = { ADMIN_USERNAME, ADMIN_PASSWORD, BASE_URL, MAIL_URL, ...own };
  const outcome = await journeys(env).finally(() => product.stop());
  if (!outcome.ok) console.log(`The services' logs are in ${await savedLogs(name, product.dataDir)}`);
  await product.remove();
  return outcome;
}

/** Logs of a product whose data is in memory, and goes. */
async function savedLogs(name: string, dataDir: string): Promise<string> {
  const folder = await temporaryDataFolder(`${name}-logs`);
  await cp(join(dataDir, 'logs'), folder, { recursive: true });
  return folder;
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

/** A mail program that is not ours; without it, mails of the journeys come from our own alone. */
async function swaks(): Promise<string | undefined> {
  if (!findBinary('swaks') && canUseApt()) await aptInstall(['swaks']);
  return findBinary('swaks');
}
