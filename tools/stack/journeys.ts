import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canUseApt, findBinary, freePort } from '../backing/index.ts';
import { runScript, type Outcome } from './build.ts';
import { readStackConfig } from './config.ts';
import { startStack } from './stack.ts';

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
  const dataDir = await mkdtemp(join(tmpdir(), 'rep13-e2e-'));
  // PostgreSQL may run as another user, who must get through to its own folder in there.
  await chmod(dataDir, 0o711);
  const admin = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: randomBytes(12).toString('base64url') };
  // Nothing else of the environment: a DATABASE_URL in there is somebody's real data.
  const { PATH, HOME } = process.env;
  // All people of all journeys come from one address.
  const limits = { RATE_LIMIT_SIGNUPS_BY_ADDRESS: '10000', RATE_LIMIT_SETUPS_BY_ADDRESS: '10000' };
  const env = { PATH, HOME, ...admin, ...limits, PORT: `${await freePort()}`, DATA_DIR: dataDir };
  const stack = await startStack(readStackConfig(env), (line) => console.log(line), signal);
  const outcome = await runJourneys(
    { ...admin, BASE_URL: stack.url, MAIL_URL: stack.mailUrl, STACK_PROCESSES_FILE: stack.processFile },
    args,
    signal,
  ).finally(() => stack.stop());
  if (outcome.ok) await rm(dataDir, { recursive: true, force: true });
  else console.log(`The services' logs are in ${join(dataDir, 'logs')}`);
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
