import { fileURLToPath } from 'node:url';

/** One jest set-up for every project: swc emits ES modules, `@rep13/*` resolves to sources. */
const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];

export const preset = (overrides = {}) => ({
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.spec\\.ts$'],
  testTimeout: 30_000,
  maxWorkers: 2,
  ...overrides,
});

const web = (file) => fileURLToPath(new URL(`tools/web/${file}`, import.meta.url));

/** For projects that run in a browser: a document, and style sheets that only name their classes. */
export const webPreset = (overrides = {}) =>
  preset({
    testEnvironment: 'jsdom',
    moduleNameMapper: {
      '\\.css$': web('css-modules.stub.mjs'),
      // antd's two dependencies publish a "source" condition too, for sources that don't run in CommonJS.
      '^(compute-scroll-into-view|scroll-into-view-if-needed)$': fileURLToPath(
        new URL('node_modules/$1/dist/index.cjs', import.meta.url),
      ),
    },
    setupFiles: [web('jest-browser.setup.mjs')],
    ...overrides,
  });

const testing = fileURLToPath(new URL('libs/testing/jest/', import.meta.url));

/** For projects with `*.int.spec.ts`: one private PostgreSQL for the run, its URL in TEST_DATABASE_URL. */
export const withPostgres = {
  globalSetup: `${testing}start-postgres.mjs`,
  globalTeardown: `${testing}stop-postgres.mjs`,
};
