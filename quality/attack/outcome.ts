import type { Verdict } from '@rep13/faults/check/verdict';
import type { Tally } from './tally.ts';

/** What one attack did, and what is to be said of its promise. */
export interface Outcome {
  readonly tallies: readonly Tally[];
  readonly verdict: Verdict;
}
