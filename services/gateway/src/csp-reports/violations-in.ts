import { parsedUrl } from '@rep13/contracts-constants';
/** What is kept of a report: enough to find the place, and nothing that a person or an address may hold. */
export interface CspViolation {
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** What was refused: a word such as `inline` or `eval`, or the site it would have come from. */
  readonly blocked: string;
  /** The page, without ids. */
  readonly page: string;
  /** The script that asked for it, by its path if it is our own, and where in it. */
  readonly source: string;
  readonly line: number;
  readonly isEnforced: boolean;
}

/** A browser sends them in bundles; one that sends more in a request is no browser. */
const VIOLATIONS_MAX = 20;
const UNKNOWN = 'unknown';

const DIRECTIVE =
  /^(?:[a-z]{3,8}-src(?:-elem|-attr)?|frame-ancestors|form-action|base-uri|(?:require-)?trusted-types(?:-for)?)$/;
const WORD = /^(?:inline|eval|wasm-eval|self|trusted-types-(?:policy|sink))$/;
const SCHEME = /^[a-z-]{1,20}$/;
const HOST = /^[a-z\d.:[\]-]{1,100}$/;
/** Names of our pages and files; whatever else stands in an address, such as an id or a token, is not told. */
const SEGMENT = /^(?:[a-z-]{0,30}|[\da-f]{16}|[\w-]{1,60}\.(?:js|css))$/;

type Fields = Record<string, unknown>;

/**
 * The violations of the policy that a browser reports: `application/csp-report` has one, in names with hyphens,
 * `application/reports+json` a list, in camel case. Anybody may send anything here, so each field is taken by its form.
 */
export function violationsIn(body: unknown, origin: string): CspViolation[] {
  const reports = Array.isArray(body) ? body.slice(0, VIOLATIONS_MAX) : [body];
  return reports.flatMap((report) => {
    const fields = fieldsOf(report);
    return fields ? [violation(fields, origin)] : [];
  });
}

function fieldsOf(report: unknown): Fields | undefined {
  if (!isObject(report)) return undefined;
  const old = report['csp-report'];
  if (isObject(old)) return old;
  return report['type'] === 'csp-violation' && isObject(report['body']) ? report['body'] : undefined;
}

const violation = (fields: Fields, origin: string): CspViolation => ({
  directive: known(
    DIRECTIVE,
    either(fields, 'effectiveDirective', 'effective-directive', 'violated-directive'),
  ),
  blocked: place(either(fields, 'blockedURL', 'blocked-uri'), origin),
  page: place(either(fields, 'documentURL', 'document-uri'), origin),
  source: place(either(fields, 'sourceFile', 'source-file'), origin),
  line: wholeNumber(either(fields, 'lineNumber', 'line-number')),
  isEnforced: fields['disposition'] !== 'report',
});

const either = (fields: Fields, ...names: string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined);

const known = (form: RegExp, value: unknown): string =>
  typeof value === 'string' && form.test(value) ? value : UNKNOWN;

const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** Of our own site the path, of another one only which it is. */
function place(value: unknown, origin: string): string {
  const url = typeof value === 'string' ? parsedUrl(value) : null;
  if (!url) return known(WORD, value);
  if (url.origin === origin) return url.pathname.split('/').slice(0, 5).map(segment).join('/');
  const scheme = known(SCHEME, url.protocol.slice(0, -1));
  return url.host ? `${scheme}://${known(HOST, url.host)}` : scheme;
}

const segment = (text: string): string => (SEGMENT.test(text) ? text : ':id');

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
