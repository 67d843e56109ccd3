import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';

/** One way in which a call may be refused. */
export interface KnownError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Who says it: `agreements`, or `service-kit` for what every service may say. */
  readonly by: string;
}

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const PLACES = [
  'libs/service-kit',
  'libs/file-check',
  ...readdirSync(`${REPOSITORY}services`).map((name) => `services/${name}`),
];

/** `409, ERROR_CODES.agreementNotSigned, 'The agreement is not signed yet'` in the making of an error; or `MESSAGES.…`. */
const ERROR = /\b(\d{3}),\s*ERROR_CODES\.(\w+),\s*(?:'([^']*)'|`([^`]*)`|MESSAGES\.(\w+))/g;

/** Every error that the sources know; the errors are classes beside the rules, so nothing lists them but they. */
export function readErrors(): KnownError[] {
  const codes = ERROR_CODES as Record<string, string>;
  const messages = MESSAGES as Record<string, string>;
  return PLACES.flatMap((place) =>
    sourcesIn(place).flatMap((text) =>
      [...text.matchAll(ERROR)].map(([, status, name, plain, filled, named]) => ({
        status: Number(status),
        code: codes[name!] ?? '',
        message: plain ?? filled?.replace(/\$\{[^}]*\}/g, '…') ?? messages[named!] ?? '',
        by: place.split('/')[1]!,
      })),
    ),
  );
}

function sourcesIn(place: string): string[] {
  const folder = `${REPOSITORY}${place}/src/`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(folder + file, 'utf8'));
}
