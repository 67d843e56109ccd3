import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileIn = (folder) => (file) => fileURLToPath(new URL(`${folder}/${file}`, import.meta.url));
const testing = fileIn('libs/testing/jest');

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

/** swc emits ES modules, `@rep13/*` resolves to sources. */
const everywhere = {
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: typescript,
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.spec\\.ts$'],
  // Some PDFs of agreements take most of it on a busy machine.
  testTimeout: 90_000,
  // Projects of their own.
  modulePathIgnorePatterns: readdirSync('.')
    .filter((folder) => existsSync(`${folder}/package.json`))
    .map((folder) => `<rootDir>/${folder}/`),
  reporters: ['default', testing('processor-time.mjs')],
  maxWorkers: Number(process.env.JEST_WORKERS ?? 2),
  // What a failed test leaves open must not keep the run from ending.
  forceExit: true,
};

/** For projects that run in Node. docs/testing.md tells what its environment and its transform are for. */
const node = {
  testEnvironment: testing('one-realm-environment.mjs'),
  runtime: testing('shared-modules-runtime.mjs'),
  transform: { '/node_modules/.+\\.[cm]?js$': testing('native-packages.mjs'), ...typescript },
  transformIgnorePatterns: [],
  // What spec files leave behind adds up: a worker ends before it is slow.
  workerIdleMemoryLimit: '500MB',
};

/** For projects that run in a browser: a document, and style sheets that only name their classes. */
const browser = {
  testEnvironment: testing('one-window-environment.mjs'),
  transform: { '/node_modules/(?!swr/).+\\.[cm]?js$': testing('native-packages.mjs'), ...typescript },
  transformIgnorePatterns: ['/node_modules/swr/'],
  moduleNameMapper: {
    '\\.css$': testing('css-modules.stub.mjs'),
  },
  setupFiles: [testing('legal-entity-on-page.mjs')],
  setupFilesAfterEnv: [testing('testing-library.setup.mjs')],
};

/** One private PostgreSQL for the run, its URL in TEST_DATABASE_URL. */
const withPostgres = {
  globalSetup: testing('start-postgres.mjs'),
  globalTeardown: testing('stop-postgres.mjs'),
};

/** For every project: jest is run in its folder, and the tags in its package.json say what it needs. */
const { tags = [] } = JSON.parse(readFileSync('package.json', 'utf8')).nx;
export default {
  ...everywhere,
  ...(tags.includes('platform:web') ? browser : node),
  ...(tags.includes('needs:postgres') && withPostgres),
};
