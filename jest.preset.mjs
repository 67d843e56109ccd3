import { fileURLToPath } from 'node:url';

const fileIn = (folder) => (file) => fileURLToPath(new URL(`${folder}/${file}`, import.meta.url));
const testing = fileIn('libs/testing/jest');
const web = fileIn('tools/web');

const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      experimental: { keepImportAttributes: true },
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

const typescript = { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) };

/** One jest set-up for every project: swc emits ES modules, `@rep13/*` resolves to sources. */
const everywhere = {
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: typescript,
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.spec\\.ts$'],
  testTimeout: 30_000,
  maxWorkers: Number(process.env.JEST_WORKERS ?? 2),
  // What a failed test leaves open must not keep the run from ending.
  forceExit: true,
};

/** For projects that run in Node. docs/testing.md tells what its environment and its transform are for. */
export const preset = (overrides = {}) => ({
  ...everywhere,
  testEnvironment: testing('one-realm-environment.mjs'),
  transform: { '/node_modules/.+\\.[cm]?js$': testing('native-packages.mjs'), ...typescript },
  transformIgnorePatterns: [],
  ...overrides,
});

/** For projects that run in a browser: a document, and style sheets that only name their classes. */
export const webPreset = (overrides = {}) => ({
  ...everywhere,
  testEnvironment: 'jsdom',
  moduleNameMapper: {
    '\\.css$': web('css-modules.stub.mjs'),
    '^@ant-design/cssinjs-utils$': web('antd-without-styles.stub.cjs'),
    // antd's two dependencies publish a "source" condition too, for sources that don't run in CommonJS.
    '^(compute-scroll-into-view|scroll-into-view-if-needed)$': fileIn('node_modules')('$1/dist/index.cjs'),
  },
  setupFiles: [web('jest-browser.setup.mjs'), testing('legal-entity-on-page.mjs')],
  ...overrides,
});

/** For projects with `*.int.spec.ts`: one private PostgreSQL for the run, its URL in TEST_DATABASE_URL. */
export const withPostgres = {
  globalSetup: testing('start-postgres.mjs'),
  globalTeardown: testing('stop-postgres.mjs'),
};
