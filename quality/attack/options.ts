import { parseArgs } from 'node:util';

/** What can be asked for, in the order in which it is tried. */
export const RULES = [
  'S1',
  'S2',
  'S3',
  'ASVS',
  'S4',
  'ADDRESSES',
  'EXCESS',
  'FILES',
  'TURNS',
  'S5',
  'NETWORKS',
  'MAILS',
  'SLOW',
  'RIGHTS',
  'PAGES',
] as const;
export type Rule = (typeof RULES)[number];

/** These are tried on a product that has its limits as they are. */
export const ABOUT_LIMITS: readonly Rule[] = ['NETWORKS', 'MAILS', 'SLOW', 'RIGHTS', 'PAGES'];

/** What `npm run attack --` takes. */
export interface Options {
  readonly seed: number;
  /** How long bodies are made up and sent, at least; never fewer than what S1 promises. */
  readonly seconds: number;
  readonly only: readonly Rule[];
  /** Mistakes that are put into the code, by name. */
  readonly mutants: readonly string[];
  /** Nothing but crowds of hostile senders, while an honest customer goes the whole way. */
  readonly crowd: boolean;
}

const USAGE = `npm run attack -- [--seed N] [--seconds 20] [--only ${RULES.join(',')}] [--mutant NAME,NAME] [--crowd]`;

/** @throws with the usage, for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: `${Date.now() % 100_000}` },
      seconds: { type: 'string', default: '20' },
      only: { type: 'string', default: RULES.join(',') },
      mutant: { type: 'string', default: '' },
      crowd: { type: 'boolean', default: false },
    },
  });
  return {
    seed: positive('seed', values.seed),
    seconds: positive('seconds', values.seconds),
    only: values.only.split(',').map((name) => ruleOf(name.trim())),
    mutants: values.mutant.split(',').flatMap((name) => name.trim() || []),
    crowd: values.crowd,
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0; it is "${text}".\n${USAGE}`);
  return number;
}

function ruleOf(name: string): Rule {
  const found = RULES.find((rule) => rule === name.toUpperCase());
  if (!found) throw new Error(`--only takes ${RULES.join(', ')}; one of them is "${name}".\n${USAGE}`);
  return found;
}
