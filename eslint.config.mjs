import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';
import {
  ADDRESS_AS_TEXT,
  BROWSER_BANS,
  CAN_PARSE,
  COMPUTERS_TIME,
  CONFIG_BANS,
  CONSOLE,
  DATE_STYLE,
  DEFAULT_EXPORT,
  ENVIRONMENT,
  EVENT_BANS,
  EVERYWHERE_BANS,
  FETCH,
  JEST_GLOBALS,
  NODE_BANS,
  PDFKIT,
  UNHELD_SIGNAL,
} from './tools/lint/bans.mjs';
import { FOLDER_BANS } from './tools/lint/folders.mjs';
import { noCircles } from './tools/lint/no-circles.mjs';
import { textOfItsOwn } from './tools/lint/text-of-its-own.mjs';
import { fieldTerms } from './tools/lint/field-terms.mjs';
import { writtenForms } from './tools/lint/written-forms.mjs';

const TESTS = ['**/*.spec.{ts,tsx}', '**/test/**', 'libs/testing{,-browser,-texts}/**', 'e2e/**'];
const CONFIGS = [
  '**/*.config.{mjs,ts}',
  'jest.config.mjs',
  'libs/testing/jest/**',
  '{quality,tools}/**/*.mjs',
];
const SERVER = ['services/**/*.ts', 'libs/service-kit/**/*.ts', 'libs/file-check/**/*.ts'];
const BROWSER = ['apps/**/*.{ts,tsx}', 'libs/{ui,web-kit}/**/*.{ts,tsx}'];

const SCREENS = ['apps/**/*.tsx', 'libs/{ui,web-kit}/**/*.tsx'];

const imports = (...bans) => [
  'error',
  {
    paths: bans.flatMap(({ paths }) => paths ?? []),
    patterns: bans.flatMap(({ patterns }) => patterns ?? []),
  },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/coverage/**', 'test-results/**', '.data/**', '.nx/**', '**/*.d.{ts,mts}'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      '@nx': nx,
      rep13: {
        rules: {
          'no-circles': noCircles,
          'text-of-its-own': textOfItsOwn,
          'field-terms': fieldTerms,
          'written-forms': writtenForms,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries()],
      'rep13/no-circles': 'error',
      'rep13/field-terms': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': ['error', FETCH, ...JEST_GLOBALS],
      '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS),
      'no-restricted-syntax': ['error', DATE_STYLE, DEFAULT_EXPORT, ENVIRONMENT, UNHELD_SIGNAL],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // Decorated signatures need their classes at run time, which a type import would take away.
  {
    files: [...SERVER, 'libs/contracts/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['libs/contracts/*/src/**/{*-events,*.event,*.events,*-of-any-client,ticket-facts}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': imports(EVENT_BANS) },
  },
  {
    files: SERVER,
    // One program for all of them: each project's own would check the kit and the packages' types again.
    languageOptions: {
      parserOptions: { project: 'tsconfig.all-node.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS, NODE_BANS),
      'no-restricted-properties': ['error', ...CONSOLE, CAN_PARSE],
    },
  },
  {
    files: ['services/*/src/config.ts', 'libs/service-kit/src/config/service-config.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': imports(CONFIG_BANS, NODE_BANS) },
  },
  {
    files: ['libs/contracts/**/*.ts', 'libs/safe-fetch/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', CAN_PARSE] },
  },
  ...FOLDER_BANS.map(({ files, patterns }) => ({
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS, NODE_BANS, { patterns }),
    },
  })),
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS, BROWSER_BANS),
    },
  },
  // What a child can come to follows from its type.
  {
    files: SCREENS,
    ignores: ['**/*.spec.tsx', '**/test/**'],
    languageOptions: {
      parserOptions: { project: 'tsconfig.all-web.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'rep13/text-of-its-own': 'error' },
  },
  {
    files: [
      'libs/web-kit/**',
      'services/onboarding/src/assistant/**',
      'services/onboarding/src/billing/vies.ts',
      'services/sla/src/mail/receiving/access-tokens.ts',
      'services/agreements/src/seal/{ask-for-time-stamp,revocation}.ts',
      '{quality,tools}/**',
      'docs/examples/**',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['libs/web-kit/src/router.ts', 'libs/web-kit/src/prerender.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS) },
  },
  // A browser holds the signal as long as it is listened to.
  {
    files: BROWSER,
    rules: { 'no-restricted-syntax': ['error', DATE_STYLE, DEFAULT_EXPORT, ENVIRONMENT, ...COMPUTERS_TIME] },
  },
  {
    files: ['apps/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        DATE_STYLE,
        DEFAULT_EXPORT,
        ENVIRONMENT,
        ...COMPUTERS_TIME,
        ...ADDRESS_AS_TEXT,
      ],
    },
  },
  // Another library for PDFs would change these files only.
  {
    files: ['services/agreements/src/**/*.ts'],
    ignores: [
      'services/agreements/src/pdf/{artifact,draw-line,fonts,new-document,pdf-writer,seal-box,typeset}.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', DATE_STYLE, DEFAULT_EXPORT, ENVIRONMENT, UNHELD_SIGNAL, ...PDFKIT],
    },
  },
  // Each takes only its own kind of time, which its type says.
  {
    files: [
      'libs/ui/src/format/format-date.ts',
      'libs/contracts/constants/src/format-in-utc.ts',
      'libs/contracts/constants/src/legal-days.ts',
      'services/agreements/src/pdf/long-time.ts',
      'services/onboarding/src/invoices/service-period.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ENVIRONMENT, UNHELD_SIGNAL] },
  },
  {
    files: ['libs/web-kit/src/clock/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', DATE_STYLE, DEFAULT_EXPORT, ENVIRONMENT] },
  },
  {
    files: [
      '**/config.ts',
      'libs/service-kit/src/bootstrap/bootstrap-service.ts',
      'libs/service-kit/src/bootstrap/migrate-service.ts',
      'libs/service-kit/src/event-stream/main.ts',
      '{quality,tools}/**',
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  // A table's columns and a legal text read best in one piece.
  {
    files: ['**/*.migration.ts', '**/migrations/**', 'libs/content/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      'apps/**/*.{ts,tsx}',
      'libs/{content,ui}/**/*.{ts,tsx}',
      'services/{agreements,notifications}/src/**/*.ts',
    ],
    // A version of the agreement stays as it was signed.
    ignores: [...TESTS, 'services/agreements/src/text/v*/**'],
    rules: { 'rep13/written-forms': 'error' },
  },
  // Databases know them by their names.
  { files: ['**/migrations/**'], rules: { 'rep13/field-terms': 'off' } },
  {
    files: TESTS,
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })],
      '@typescript-eslint/no-restricted-imports': imports(EVERYWHERE_BANS),
      'max-lines-per-function': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', DEFAULT_EXPORT],
    },
  },
  {
    files: CONFIGS,
    rules: {
      '@nx/enforce-module-boundaries': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
  prettier,
);
