import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** How one part of a test run went, and what failed in it. */
export interface Part extends Totals {
  readonly failures: readonly string[];
}

const JEST_SUMMARY = /Tests:\s+(.*\d+ total)/g;
const PLAYWRIGHT_SUMMARY = /^\s+(\d+) (passed|failed)\b/gm;

/** Adds up the summaries of all jest runs in an output. */
export function jestTotals(output: string): Totals {
  const summaries = [...stripVTControlCharacters(output).matchAll(JEST_SUMMARY)].map(
    ([, counts]) => counts ?? '',
  );
  const sum = (word: string) =>
    summaries.reduce((all, counts) => all + Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Adds up the counts at the end of each Playwright run in an output. */
export function playwrightTotals(output: string): Totals {
  const counts = [...stripVTControlCharacters(output).matchAll(PLAYWRIGHT_SUMMARY)];
  const sum = (word: string) =>
    counts.filter(([, , found]) => found === word).reduce((all, [, count]) => all + Number(count), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** A step that failed without naming a test, such as lint, counts as one failure. */
export function atLeastOneFailure(totals: Totals, ok: boolean): Totals {
  return ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}
