import { SUBJECT_TERMS } from './stop-words.ts';

/** A word that every page has counts for little in an answer too. */
const SUBJECT_WEIGHT = 0.2;

const LEAST_SHARE = 0.5;
const ENOUGH_TERMS = 3;

/** One hit of a search: terms of the question that the passage has, and which of its own they met. */
interface Hit {
  readonly queryTerms: readonly string[];
  readonly terms: readonly string[];
}

/** How much a word counts, in the order of the hits as in judging them. */
export const weightOf = (word: string): number => (SUBJECT_TERMS.has(word) ? SUBJECT_WEIGHT : 1);

/**
 * Whether a passage deals with more than half of a question, or with three terms of a long one. A score shows only that
 * one passage is better than another; this shows that the best one is worth quoting.
 */
export function isRelevant(question: readonly string[], { queryTerms, terms }: Hit): boolean {
  const all = question.reduce((sum, word) => sum + weightOf(word), 0);
  const met = question
    .filter((word) => queryTerms.includes(word))
    .reduce((sum, word) => sum + weightOf(word) * likeness(word, terms), 0);
  return met > LEAST_SHARE * all || met >= ENOUGH_TERMS;
}

/** 1 for the word itself, less for a longer one that begins like it; a misspelt one is taken for what it is like. */
function likeness(word: string, terms: readonly string[]): number {
  if (terms.includes(word)) return 1;
  const longer = terms.filter((term) => term.startsWith(word)).map((term) => word.length / term.length);
  return longer.length > 0 ? Math.max(...longer) : 1;
}
