import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** More would only take time: its work grows with the square of the length. */
const JUDGED = 32;
/** Of 4: a hundred million guesses at least, each at a slow hash. */
const GOOD = 3;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Once for each process: the dictionaries fill tens of megabytes. */
async function read(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const common = await import('@zxcvbn-ts/language-common');
  const english = await import('@zxcvbn-ts/language-en');
  const dictionary = { ...common.dictionary, ...english.dictionary };
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
}

/**
 * Whether a program that knows words, names, dates, rows of keys, and how people dress them up guesses it soon. `known`
 * are further words that it knows, which count backwards and with other signs for letters too. Takes up to a second:
 * it runs in a process of its own.
 */
export async function isGuessedSoon({
  password,
  known,
}: {
  readonly password: string;
  readonly known: string[];
}): Promise<boolean> {
  judge ??= read();
  const { score } = (await judge).check(password.slice(0, JUDGED), known);
  return score < GOOD;
}
