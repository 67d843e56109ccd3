import { parseArgs } from 'node:util';

/** What `npm run faults --` takes. */
export interface Options {
  readonly seed: number;
  readonly seconds: number;
  /** Customers a second that are offered, whatever becomes of them. */
  readonly rate: number;
  /** Registrations a second besides, of customers who go no further. */
  readonly signups: number;
  /** Checks a second besides, of strangers who ask once and are refused where there is no room. */
  readonly flood: number;
  /** So many jobs wait when Redis is emptied, however long the mail server has to hang for it. */
  readonly backlog: number;
  /** How long may pass afterwards until all is done. */
  readonly settle: number;
  /** Limits of time are so many times longer on a machine that others use too. */
  readonly slow: number;
  /** Kinds of fault that are left out; `all` for a clean run. */
  readonly without: readonly string[];
  readonly mutant?: string;
  /** Instead of faults: a second instance of every service, and all of them restarted in turn. */
  readonly restarts: boolean;
  /** On three hosts, whole ones of which are killed, frozen and cut off. */
  readonly cluster: boolean;
  /** So many seeds one after the other on one cluster. */
  readonly runs: number;
}

const USAGE =
  'npm run faults -- [--seed N] [--seconds 60] [--rate CUSTOMERS_A_SECOND] [--signups MORE_A_SECOND] [--flood CHECKS_A_SECOND] [--backlog JOBS] [--settle 60] [--slow 1] ' +
  '[--without KIND,KIND|all] [--mutant NAME] [--restarts]\n' +
  'npm run faults -- --cluster [--seed N] [--runs 1] [--seconds 60] [--rate 4] [--signups 0] [--settle 60] [--slow 1] [--restarts]';

/** @throws with the usage, for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: `${Date.now() % 100_000}` },
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '4' },
      signups: { type: 'string', default: '0' },
      flood: { type: 'string', default: '0' },
      backlog: { type: 'string', default: '0' },
      settle: { type: 'string', default: '60' },
      slow: { type: 'string', default: '1' },
      without: { type: 'string', default: '' },
      mutant: { type: 'string' },
      restarts: { type: 'boolean', default: false },
      cluster: { type: 'boolean', default: false },
      runs: { type: 'string', default: '1' },
    },
  });
  if (values.cluster && (values.mutant ?? values.without) !== '')
    throw new Error(`--cluster takes neither --mutant nor --without.\n${USAGE}`);
  return {
    seed: positive('seed', values.seed),
    seconds: positive('seconds', values.seconds),
    rate: positive('rate', values.rate),
    signups: atLeastNone('signups', values.signups),
    flood: atLeastNone('flood', values.flood),
    backlog: atLeastNone('backlog', values.backlog),
    settle: positive('settle', values.settle),
    slow: positive('slow', values.slow),
    without: values.without.split(',').flatMap((kind) => kind.trim() || []),
    mutant: values.mutant,
    restarts: values.restarts,
    cluster: values.cluster,
    runs: positive('runs', values.runs),
  };
}

function atLeastNone(name: string, text: string): number {
  return text === '0' ? 0 : positive(name, text);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0; it is "${text}".\n${USAGE}`);
  return number;
}
