import { parseArgs } from 'node:util';

/** What `npm run rolling --` takes. */
export interface Options {
  /** The release before, as git names it; the commit before the migrations changed unless told otherwise. */
  readonly from?: string;
  readonly seed: number;
  /** Customers a second. */
  readonly rate: number;
  /** How long the releases run side by side each time, in seconds. */
  readonly beside: number;
  /** Limits of time are so many times longer on a machine that others use too. */
  readonly slow: number;
}

/** @throws for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      seed: { type: 'string', default: `${Date.now() % 100_000}` },
      rate: { type: 'string', default: '4' },
      beside: { type: 'string', default: '10' },
      slow: { type: 'string', default: '1' },
    },
  });
  const { from, seed, rate, beside, slow } = values;
  return {
    from,
    ...{ seed: positive('seed', seed), rate: positive('rate', rate) },
    ...{ beside: positive('beside', beside), slow: positive('slow', slow) },
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0; it is "${text}".`);
  return number;
}
