import { defineConfig } from '@playwright/test';
import { isThorough } from './steps/thorough.ts';

const { PATH, HOME, TMPDIR, LANG, TZ } = process.env;

/** They stop programs, deploy, or read everything that is stored: nobody else may be at it meanwhile. */
const ALONE = [
  '**/{customer,seals,visitor}-outlive*-*.e2e.spec.ts',
  '**/nothing-is-lost.e2e.spec.ts',
  '**/team-releases-a-remote.e2e.spec.ts',
  '**/visitor-{opens-a-new-remote,sees-a-new-headline}.e2e.spec.ts',
  '**/your-secrets-stay-inside.e2e.spec.ts',
];

/** They need a product that takes its money from the test Stripe, and have its webhooks to themselves. */
const BY_CARD = '**/*-by-card.e2e.spec.ts';

export default defineConfig({
  testDir: '.',
  grepInvert: isThorough ? undefined : /@thorough/,
  outputDir: '../test-results',
  workers: 2,
  projects: [
    // Each with companies, clients and colleagues of its own, so they run side by side.
    { name: 'journeys', testMatch: '**/*.e2e.spec.ts', testIgnore: [...ALONE, BY_CARD] },
    { name: 'faults', testMatch: ALONE, workers: 1 },
    { name: 'money', testMatch: BY_CARD, workers: 1 },
  ],
  // Long enough for a machine that does other work meanwhile: none of these says how fast the product is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      // The journeys know the first admin's password; the browser need not.
      env: { PATH, HOME, TMPDIR, LANG, TZ },
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
