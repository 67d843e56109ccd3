import { parseArgs } from 'node:util';

/** What `npm run bench --` takes. */
export interface Options {
  /** The benches to run; none means all that have a goal. */
  readonly names: readonly string[];
  /** The pages to measure; none means all. Only for benches of pages. */
  readonly paths: readonly string[];
  /** Everything once and small, to see that it can be measured. */
  readonly isSmoke: boolean;
  /** The sizes of the lists of admin, in ascending order. */
  readonly rows: readonly number[];
  /** Of which a picture is drawn: one of those that accept a check. */
  readonly service: string;
  /** The file for a picture. */
  readonly out: string;
}

const USAGE =
  'npm run bench -- [names] [/pages] [--smoke] [--rows 10000,1000000] [--service onboarding] [--out picture.svg]';
const PROFILED = ['gateway', 'onboarding'];
const SIZES = '10000,1000000';
const SIZE_OF_A_SMOKE = '1000';

/** @throws with the usage, for what it does not know. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      smoke: { type: 'boolean', default: false },
      rows: { type: 'string' },
      service: { type: 'string', default: 'gateway' },
      out: { type: 'string' },
    },
  });
  const names = positionals.filter((arg) => !arg.startsWith('/'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is ${known.join(', ')}, but no ${unknown}.\n${USAGE}`);
  const rows = (values.rows ?? (values.smoke ? SIZE_OF_A_SMOKE : SIZES)).split(',').map(Number);
  if (rows.some((size, index) => !(Number.isInteger(size) && size > (rows[index - 1] ?? 0)))) {
    throw new Error(`--rows takes numbers that grow; it is "${values.rows}".\n${USAGE}`);
  }
  const { service, out = `dist/flame-${service}.svg` } = values;
  if (!PROFILED.includes(service)) throw new Error(`--service is ${PROFILED.join(' or ')}.\n${USAGE}`);
  const paths = positionals.filter((arg) => arg.startsWith('/'));
  return { names, paths, isSmoke: values.smoke, rows, service, out };
}
