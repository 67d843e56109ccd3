/** What the run says of one guarantee. */
export interface Verdict {
  readonly rule: string;
  readonly promise: string;
  readonly state: 'held' | 'broken' | 'not tried';
  /** How much was tried, or why nothing was. */
  readonly summary: string;
  /** What broke it. */
  readonly examples: readonly string[];
}

/** Held without examples, broken with. */
export const judged = (
  rule: string,
  promise: string,
  summary: string,
  examples: readonly string[],
): Verdict => ({
  ...{ rule, promise, summary, examples },
  state: examples.length > 0 ? 'broken' : 'held',
});

export const notTried = (rule: string, promise: string, summary: string): Verdict => ({
  ...{ rule, promise, summary },
  state: 'not tried',
  examples: [],
});

const SHOWN = 4;

/** A line for each guarantee, with the first examples below a broken one. */
export function printed(verdicts: readonly Verdict[]): string {
  const width = Math.max(4, ...verdicts.map(({ rule }) => rule.length));
  return verdicts
    .flatMap(({ rule, promise, state, summary, examples }) => [
      `${rule.padEnd(width)} ${state.padEnd(9)} ${promise}: ${summary}${examples.length > 0 ? `; ${examples.length} against it` : ''}`,
      ...examples.slice(0, SHOWN).map((example) => `       ${example}`),
    ])
    .join('\n');
}
