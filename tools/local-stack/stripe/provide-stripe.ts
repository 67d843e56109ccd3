import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStripeTest, type StripeTest, type StripeTestOptions } from '@rep13/stripe-test';
import type { StackConfig } from '../config.ts';
import { replaceFile } from '../data/replace-file.ts';
import { closedFolder, storedSecret } from '../data/data-folder.ts';
import { LOOPBACK } from '../infrastructure/ports.ts';

/** What onboarding pays with, for as long as the launcher runs. */
export interface ProvidedStripe {
  readonly environment: NodeJS.ProcessEnv;
  /** Where the test Stripe is; undefined where none is needed. */
  readonly url?: string;
  stop(): Promise<void>;
}

const WEBHOOK = '/api/payments/stripe/webhook';

/** Outside production, where Stripe is chosen without a key. */
export const needsTestStripe = (env: NodeJS.ProcessEnv): boolean =>
  env['PAYMENT_PROVIDER'] === 'stripe' &&
  env['NODE_ENV'] !== 'production' &&
  !env['STRIPE_SECRET_KEY'] &&
  !env['STRIPE_API_BASE'];

/** The test Stripe where Stripe is chosen without a key, unless this is production. */
export async function provideStripe(
  { env, dataDir, port }: Pick<StackConfig, 'env' | 'dataDir' | 'port'>,
  print: (line: string) => void,
): Promise<ProvidedStripe> {
  if (!needsTestStripe(env)) return { environment: {}, stop: () => Promise.resolve() };
  const folder = await closedFolder(dataDir, 'stripe-test');
  const secretKey = await storedSecret(join(folder, 'secret-key'), () => drawn('sk_test'));
  const webhookSecret = await storedSecret(join(folder, 'webhook-secret'), () => drawn('whsec'));
  const webhookUrl = `http://${LOOPBACK}:${port}${WEBHOOK}`;
  const file = join(folder, 'account.json');
  const { url, stop } = await onStoredPort(folder, { secretKey, webhookSecret, webhookUrl, file });
  print(`Payments: a Stripe for testing at ${url}; nothing is charged.`);
  const environment = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
  };
  return { environment, url, stop };
}

const drawn = (prefix: string): string => `${prefix}_${randomBytes(24).toString('hex')}`;

/** Pages that were opened before a restart keep their address, unless somebody else has taken the port. */
async function onStoredPort(folder: string, options: StripeTestOptions): Promise<StripeTest> {
  const portFile = join(folder, 'port');
  const port = existsSync(portFile) ? Number(await readFile(portFile, 'utf8')) : 0;
  const started = await startStripeTest({ ...options, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return startStripeTest(options);
    throw error;
  });
  replaceFile(portFile, new URL(started.url).port);
  return started;
}
