import type { Passage } from '@rep13/content';
import MiniSearch from 'minisearch';
import { isRelevant, weightOf } from './relevance.ts';
import { termOf } from './search-terms.ts';

/** From these lengths on a word also stands for longer ones (sign, signature) and for itself misspelt. */
const STEM_LENGTH = 4;
const FUZZY_LENGTH = 5;
const PASSAGES_MAX = 6;
/** Of the best passage's score; what has less has a word in common and no more. */
const LEAST_SHARE = 0.3;

/** Finds what our own pages say about something. The index is made once, at the start. */
export class PassageSearch {
  private readonly index: MiniSearch<Passage & { id: number }>;
  /** Every word of our pages: what is among them is not misspelt. */
  private readonly known = new Set<string>();

  constructor(private readonly passages: readonly Passage[]) {
    this.index = new MiniSearch({
      fields: ['page', 'heading', 'text'],
      processTerm: termOf,
      searchOptions: {
        boost: { page: 0.5, heading: 2 },
        boostTerm: weightOf,
        prefix: (word) => word.length >= STEM_LENGTH,
        fuzzy: (word) => (word.length >= FUZZY_LENGTH && !this.known.has(word) ? 0.2 : false),
      },
    });
    this.index.addAll(passages.map((passage, id) => ({ ...passage, id })));
    for (const { page, heading, text } of passages) termsIn(`${page} ${heading} ${text}`, this.known);
  }

  /**
   * The passages on the question, best first; none where none deals with enough of it. A question without a word of its
   * own ("And why?") is about what was asked last in the context, a line each.
   */
  find(question: string, context?: string | null): Passage[] {
    if (termsIn(question).size > 0) return this.search(question);
    const before = (context ?? '').split('\n').reverse();
    return before.map((line) => this.search(line)).find(({ length }) => length > 0) ?? [];
  }

  private search(question: string): Passage[] {
    const terms = [...termsIn(question)];
    const hits = this.index.search(question).filter((hit) => isRelevant(terms, hit));
    const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
    return hits
      .slice(0, PASSAGES_MAX)
      .flatMap(({ id, score }) => (score < least ? [] : (this.passages[id as number] ?? [])));
  }
}

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** The terms of a text that carry meaning, added to those that are known. */
function termsIn(text: string, known = new Set<string>()): Set<string> {
  for (const token of tokenize(text)) {
    const word = token && termOf(token);
    if (word) known.add(word);
  }
  return known;
}
