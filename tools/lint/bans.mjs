/** What must not be written where, and what to write instead. */

export const FETCH = {
  name: 'fetch',
  message: 'Use useApi, useSend or the API client of @rep13/web-kit in the browser, RpcClient in a service.',
};

export const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Declare the variable in the service's config.ts and have the config injected.",
};

/** The test runner's, whose types one program of the compiler shares with the code of services. */
export const JEST_GLOBALS = [
  'describe',
  'expect',
  'it',
  'jest',
  'test',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
].map((name) => ({ name, message: 'This is no test: only the types of one are there.' }));

export const UNHELD_SIGNAL = {
  selector: "CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout']",
  message: 'Use within() of @rep13/service-kit/waiting: Node 20 collects this signal, and it never fires.',
};

export const DATE_STYLE = {
  selector: "Property[key.name='dateStyle']",
  message:
    'Use formatLegalDay for a day that counts by law, and for a moment formatDate of @rep13/ui or the format of the service: its type says which it is (ADR 69).',
};
const COMPUTERS_CLOCK =
  "Use serverNow() of @rep13/web-kit/clock: a computer's own clock may be hours off. What this browser keeps for itself goes by computerNow().";
export const COMPUTERS_TIME = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
].map((selector) => ({ selector, message: COMPUTERS_CLOCK }));

const AN_OPERATION =
  'Use an operation of @rep13/contracts-api-*: a route, parameter or answer that is no longer so does not compile (ADR 74).';
export const ADDRESS_AS_TEXT = [
  'Literal[value=/^\\/api\\/./]',
  'TemplateElement[value.raw=/^\\/api\\/./]',
  'TSAsExpression > TSTypeReference[typeName.name=/^(Address|Call|Operation)$/]',
].map((selector) => ({ selector, message: AN_OPERATION }));

const ONLY_WHO_DRAWS = 'Use PdfWriter of services/agreements/src/pdf: only the files that draw know pdfkit.';
export const PDFKIT = ["ImportDeclaration[source.value='pdfkit']", "TSQualifiedName[left.name='PDFKit']"].map(
  (selector) => ({ selector, message: ONLY_WHO_DRAWS }),
);

export const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that the thing has one name everywhere.',
};

export const CAN_PARSE = {
  object: 'URL',
  property: 'canParse',
  message:
    'Use parsedUrl of @rep13/contracts-constants: once Node 20 has optimised canParse it refuses hosts such as müller.ch.',
};

export const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'].map((property) => ({
  object: 'console',
  property,
  message: 'Use the injected logger: its lines carry the request id and keep secrets out.',
}));

const AXIOS = { name: 'axios', message: 'Use the built-in fetch, through @rep13/web-kit in the browser.' };
const LOOSE_RULES = ['IsEmail', 'IsUrl', 'IsDateString', 'IsDate'];
const looser = (importNames) => ({
  name: 'class-validator',
  importNames,
  message:
    'Use RequiredEmail, RequiredWebAddress, IsDay or IsMoment of @rep13/contracts-validation: what they take can be mailed, fetched and read.',
});

export const EVERYWHERE_BANS = { paths: [AXIOS, looser([...LOOSE_RULES, 'IsISO8601'])] };

/** Addresses that an operator configures are those of our own servers, which need no top-level domain. */
export const CONFIG_BANS = { paths: [AXIOS] };

/** Events are written by us, and read again as they were written. */
export const EVENT_BANS = { paths: [AXIOS, looser(LOOSE_RULES)] };

export const NODE_BANS = {
  patterns: [
    {
      group: [
        'react',
        'react-dom',
        'react-router*',
        'react/*',
        'react-dom/*',
        'antd',
        'antd/*',
        'swr',
        'zustand',
      ],
      message: 'Services render nothing: move this into apps, libs/ui or libs/web-kit.',
    },
  ],
};

export const BROWSER_BANS = {
  paths: [
    {
      name: '@rep13/contracts-legal-entity/sample-printed-entity',
      message: 'Pages print LEGAL_ENTITY of @rep13/web-kit: the record of the gateway that serves them.',
    },
  ],
  patterns: [
    {
      regex: '^@rep13/contracts-(?!constants$|operations$|api-|[a-z-]+/(?:constants|locales(?:/[a-z]+)?)$)',
      allowTypeImports: true,
      message:
        'The browser takes only types from here: `import type`, or constants from @rep13/contracts-constants and @rep13/contracts-*/constants, texts from @rep13/contracts-*/locales, and operations from @rep13/contracts-api-*.',
    },
    {
      group: ['@nestjs/*', 'typeorm', 'pg', 'bullmq', 'ioredis', 'nats', '@nats-io/*', 'node:*'],
      message: 'This runs in the browser: ask the gateway through @rep13/web-kit.',
    },
    {
      group: ['react-router-dom', 'react-router'],
      message: 'Import from @rep13/web-kit/router, which all remotes share and which is half the size.',
    },
  ],
};
