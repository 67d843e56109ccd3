import type { Verdict } from '../faults/check/verdict.ts';
import type { Tally } from './tally.ts';

/** What one attack did, and what is to be said of its promise. */
export interface Outcome {
  readonly tallies: readonly Tally[];
  readonly verdict: Verdict;
}
