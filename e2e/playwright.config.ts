import { defineConfig } from '@playwright/test';

/** They stop services, deploy, or look at what everybody left behind: each wants the product to itself. */
const ALONE = [
  '**/admin-sees-what-happens.e2e.spec.ts',
  '**/customer-outlives-an-outage.e2e.spec.ts',
  '**/nothing-is-lost.e2e.spec.ts',
  '**/visitor-outlives-a-crash.e2e.spec.ts',
  '**/visitor-sees-a-new-headline.e2e.spec.ts',
  '**/your-secrets-stay-inside.e2e.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  projects: [
    // Each brings its own customers and staff.
    { name: 'side-by-side', testMatch: '**/*.e2e.spec.ts', testIgnore: ALONE, fullyParallel: true },
    { name: 'alone', testMatch: ALONE, workers: 1 },
  ],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
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
