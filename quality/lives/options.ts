import { parseArgs } from 'node:util';

/** What `npm run lives --` takes. */
export interface Options {
  readonly count: number;
  readonly seed: number;
}

const USAGE = 'npm run lives -- [--count 1000] [--seed 1]';

/** @throws with the usage, for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  });
  return { count: whole('count', values.count), seed: whole('seed', values.seed) };
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number above 0; it is "${text}".\n${USAGE}`);
  return number;
}
