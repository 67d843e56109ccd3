const long = (lines: number) => Array.from({ length: lines }, (_, line) => `void ${line};`).join('\n');

/** Real files of the repository, because types and boundaries are looked up for them; their text is replaced. */
const SERVICE = 'services/gateway/src/web/site.ts';
const KIT = 'libs/service-kit/src/clock/clock.ts';
const SUBJECT = 'services/onboarding/src/payments/complete-payment.service.ts';
const SCREEN = 'apps/marketing/src/verify/DocumentMandate.tsx';
const REMOTE = 'apps/marketing/src/routes.tsx';
const CONTRACTS = 'libs/contracts/sla/src/index.ts';
const BROWSER_SPEC = 'libs/ui/src/particulars/form-and-server.spec.ts';
const SPEC = 'libs/service-kit/test/jobs.int.spec.ts';

const BOUNDARY = '@nx/enforce-module-boundaries';
const CIRCLES = 'rep13/no-circles';
const TEXT = 'rep13/text-of-its-own';
const TERMS = 'rep13/field-terms';
const FORMS = 'rep13/written-forms';
const IMPORTS = '@typescript-eslint/no-restricted-imports';

/** Whether the rule that the sample is of looks at types: all of a screen's samples are of one that does. */
export const needsTypes = (file: string, rule?: string): boolean =>
  file === SCREEN || rule === '@typescript-eslint/no-floating-promises';

export type Refused = [says: string, file: string, code: string, rule: string, hint: string];
export type Allowed = [says: string, file: string, code: string];

export const REFUSED: Refused[] = [
  ['an app that imports an app', REMOTE, "import '../../admin/src/routes.tsx';", BOUNDARY, 'relative'],
  ['a service that imports a service', SERVICE, "import '../../../sla/src/main.ts';", BOUNDARY, 'relative'],
  [
    'a library that imports a service',
    KIT,
    "import '../../../../services/sla/src/main.ts';",
    BOUNDARY,
    'relative',
  ],
  ['contracts that import any other project', CONTRACTS, "import '@rep13/ui';", BOUNDARY, 'type:contracts'],
  ['the browser importing a node library', REMOTE, "import '@rep13/service-kit';", BOUNDARY, 'type:app'],
  ['a service but onboarding reading content', SERVICE, "import '@rep13/content';", BOUNDARY, 'type:content'],
  ['testing outside of tests', SERVICE, "import '@rep13/testing';", BOUNDARY, 'type:service'],
  ['the test Stripe outside of tests', SERVICE, "import '@rep13/stripe-test';", BOUNDARY, 'type:service'],
  [
    'the test Stripe importing anything of ours',
    'tools/stripe-test/api/endpoint.ts',
    "import '@rep13/content';",
    BOUNDARY,
    'type:stripe-test',
  ],
  [
    "a library of the browser whose spec stands on the services' kit",
    BROWSER_SPEC,
    "import '@rep13/testing';",
    BOUNDARY,
    'service-kit',
  ],
  ['a row that is kept', SERVICE, 'const keptRows = 1; export const rows = [keptRows];', TERMS, 'stored'],
  ['a table of words', REMOTE, 'const ORDER_WORDS = 1; void ORDER_WORDS;', TERMS, 'labels'],
  ['a method that tells', SERVICE, 'export class Trail { tellDue() {} }', TERMS, 'notify'],
  ['a percentage with a space', REMOTE, "export const FINE = '6 % of turnover';", FORMS, '6%'],
  ['one after a value', REMOTE, 'export const done = (n: number) => `Sending, ${n} %`;', FORMS, '6%'],
  ['money without its comma', REMOTE, "export const FEE = 'EUR 1000 a year';", FORMS, 'EUR 1,000'],
  ['hours of another form', REMOTE, "export const WITHIN = 'within 8 hrs';", FORMS, '8 h 22 min'],
  ['a phrase that was mended', REMOTE, "export const NEXT = 'Please take it up.';", FORMS, 'who does what'],
  [
    'the test runner in what is shipped',
    SERVICE,
    'jest.useFakeTimers();',
    'no-restricted-globals',
    'no test',
  ],
  ['a server package in the browser', REMOTE, "import 'typeorm';", IMPORTS, 'ask the gateway'],
  ['the NATS client in the browser', REMOTE, "import 'nats';", IMPORTS, 'ask the gateway'],
  ['the router by its own name', REMOTE, "import 'react-router-dom';", IMPORTS, '@rep13/web-kit/router'],
  [
    'contract classes in the browser',
    REMOTE,
    "import { x } from '@rep13/contracts-sla'; x();",
    IMPORTS,
    'import type',
  ],
  [
    'made-up particulars in the browser',
    REMOTE,
    "import '@rep13/contracts-legal-entity/sample-printed-entity';",
    IMPORTS,
    'LEGAL_ENTITY of @rep13/web-kit',
  ],
  ['a browser package in a service', SERVICE, "import 'react';", IMPORTS, 'Services render nothing'],
  [
    'a file that imports one that needs it',
    KIT,
    "import type { X } from '../outbox/outbox.ts';\nexport type Y = X;",
    CIRCLES,
    'clock.ts → libs/service-kit/src/outbox/outbox.ts → libs/service-kit/src/clock/clock.ts.',
  ],
  [
    'a folder that imports one that needs it, though no two files need each other',
    'libs/service-kit/src/errors/domain-error.ts',
    "import type { X } from '../rpc/packet-bytes.ts';\nexport type Y = X;",
    CIRCLES,
    'libs/service-kit/src/errors → libs/service-kit/src/rpc → libs/service-kit/src/errors.',
  ],
  [
    'a browser package in a subject of onboarding',
    SUBJECT,
    "import 'react';",
    IMPORTS,
    'Services render nothing',
  ],
  ['a browser package in the kit', KIT, "import 'react';", IMPORTS, 'Services render nothing'],
  [
    'a looser rule for a date',
    CONTRACTS,
    "import { IsISO8601 } from 'class-validator';",
    IMPORTS,
    'IsDay or IsMoment',
  ],
  [
    'a looser rule for an address',
    CONTRACTS,
    "import { IsEmail } from 'class-validator';",
    IMPORTS,
    'RequiredEmail',
  ],
  ['axios', SERVICE, "import 'axios';", IMPORTS, 'built-in fetch'],
  ['fetch in a remote', REMOTE, "void fetch('/api');", 'no-restricted-globals', 'useApi'],
  ['fetch in a service', SERVICE, "void fetch('/api');", 'no-restricted-globals', 'RpcClient'],
  [
    'the environment outside of config.ts',
    SERVICE,
    'void process.env.PORT;',
    'no-restricted-syntax',
    'config.ts',
  ],
  [
    'a time-out that is collected before it fires',
    SERVICE,
    'void fetch("x", { signal: AbortSignal.timeout(1) });',
    'no-restricted-syntax',
    'within()',
  ],
  [
    'a date that is neither a legal day nor a moment',
    REMOTE,
    "void new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });",
    'no-restricted-syntax',
    'formatLegalDay',
  ],
  ['the clock of the computer', REMOTE, 'void Date.now();', 'no-restricted-syntax', 'serverNow()'],
  ['the date of the computer', REMOTE, 'void new Date();', 'no-restricted-syntax', 'serverNow()'],
  [
    'a check of addresses that goes wrong once it is optimised',
    SERVICE,
    "void URL.canParse('x');",
    'no-restricted-properties',
    'parsedUrl',
  ],
  ['console in a service', SERVICE, "console.log('x');", 'no-restricted-properties', 'injected logger'],
  ['the address of a call as text', REMOTE, "void '/api/status';", 'no-restricted-syntax', 'an operation'],
  [
    'the address of a call as a filled-in text',
    REMOTE,
    'void `/api/register/${1}`;',
    'no-restricted-syntax',
    'an operation',
  ],
  [
    'text that is called an address',
    REMOTE,
    "import type { Address } from '@rep13/contracts-operations';\nvoid ('x' as Address<string>);",
    'no-restricted-syntax',
    'an operation',
  ],
  [
    'the library for PDFs where nothing is drawn',
    'services/agreements/src/invoice-pdfs/render-invoice.ts',
    "import 'pdfkit';",
    'no-restricted-syntax',
    'Use PdfWriter',
  ],
  [
    'its document in a file beside those that draw',
    'services/agreements/src/pdf/mark.ts',
    'export type Y = PDFKit.PDFDocument;',
    'no-restricted-syntax',
    'Use PdfWriter',
  ],
  ['a default export', REMOTE, 'export default 1;', 'no-restricted-syntax', 'Export by name'],
  [
    'a promise nobody waits for',
    SERVICE,
    'Promise.resolve(1);',
    '@typescript-eslint/no-floating-promises',
    'await',
  ],
  [
    'any',
    CONTRACTS,
    'export const x: any = 1;',
    '@typescript-eslint/no-explicit-any',
    'Specify a different type',
  ],
  ['a file of 301 lines', CONTRACTS, long(301), 'max-lines', 'Maximum allowed is 300'],
  [
    'a function of 43 lines',
    CONTRACTS,
    `export function f() {\n${long(41)}\n}`,
    'max-lines-per-function',
    '40',
  ],
  [
    'text that comes and goes beside others',
    SCREEN,
    'export const X = ({ n }: { n: number }) => <p><b>a</b>{n > 0 && `of ${n}`}</p>;',
    TEXT,
    'comes and goes beside others',
  ],
  [
    'text that an element takes the place of',
    SCREEN,
    "export const X = ({ is }: { is: boolean }) => <p><b>a</b>{is ? <i>b</i> : 'c'}</p>;",
    TEXT,
    'comes and goes beside others',
  ],
  [
    'text that may be missing, by its type',
    SCREEN,
    'export const X = ({ note }: { note?: string }) => <p><b>a</b>{note}</p>;',
    TEXT,
    'comes and goes beside others',
  ],
  [
    'text after an element that comes and goes',
    SCREEN,
    'export const X = ({ is }: { is: boolean }) => <p>{is && <b>a</b>} text</p>;',
    TEXT,
    'What stands before',
  ],
  [
    'text after a list',
    SCREEN,
    'export const X = ({ of }: { of: string[] }) => <p>{of.map((a) => <b key={a}>{a}</b>)} text</p>;',
    TEXT,
    'What stands before',
  ],
  [
    'text right in a fragment',
    SCREEN,
    'export const X = () => <>text <b>a</b></>;',
    TEXT,
    'right in a fragment',
  ],
  [
    'a hook in a condition',
    REMOTE,
    "import { useId } from 'react';\nexport function Page() { if (Date.now()) useId(); return null; }",
    'react-hooks/rules-of-hooks',
    'called conditionally',
  ],
];

export const ALLOWED: Allowed[] = [
  ['what an event calls so', SERVICE, 'export const at = ({ toldAt }: { toldAt: string }) => toldAt;'],
  [
    'contract types in the browser',
    REMOTE,
    "import type { X } from '@rep13/contracts-sla';\nexport type Y = X;",
  ],
  [
    'text alone in its element, and what may be missing after a text',
    SCREEN,
    "export const X = ({ is }: { is: boolean }) => <p>text {is && <b>a</b>} <i>{is ? 'b' : 'c'}</i></p>;",
  ],
  [
    'what a component was handed',
    SCREEN,
    "import type { ReactNode } from 'react';\nexport const X = ({ children }: { children: ReactNode }) => <p><b>a</b>{children}</p>;",
  ],
  ['fetch in the API client', 'libs/web-kit/src/index.ts', "void fetch('/api');"],
  [
    'a spec of a folder that another folder needs, looking into that one',
    'libs/service-kit/src/errors/validate.spec.ts',
    "import '../rpc/packet-bytes.ts';",
  ],
  ['the kit in a service', SERVICE, "import '@rep13/service-kit';"],
  [
    'testing and long functions in a spec',
    SPEC,
    `import '@rep13/testing';\nexport function f() {\n${long(41)}\n}`,
  ],
];
