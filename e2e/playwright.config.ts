import { defineConfig } from '@playwright/test';
import { isThorough } from './steps/thorough.ts';

/** They read the public pages and change nothing for others, so they run side by side. */
const SITE = '**/visitor-{asks,decides,finds,gets,opens,reads}-*.e2e.spec.ts';

export default defineConfig({
  testDir: '.',
  grepInvert: isThorough ? undefined : /@thorough/,
  outputDir: '../test-results',
  workers: 2,
  projects: [
    { name: 'site', testMatch: SITE, fullyParallel: true },
    // They share one product, its processes and its mail inbox, so they run one after another.
    { name: 'journeys', testMatch: '**/*.e2e.spec.ts', testIgnore: SITE, workers: 1 },
  ],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'en-GB',
    screenshot: 'only-on-failure',
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
