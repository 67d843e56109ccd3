import type { Passage } from '@rep13/content';
import MiniSearch from 'minisearch';
import { STOP_WORDS, SUBJECT_WORDS } from './stop-words.ts';

/** From these lengths on a word also stands for longer ones (cost, costs) and for itself misspelt. */
const STEM_LENGTH = 4;
const FUZZY_LENGTH = 5;
const PASSAGES_MAX = 6;
/** Of the best passage's score; what has less has a word in common and no more. */
const LEAST_SHARE = 0.3;

/** Finds what our own pages say about something. The index is made once, at the start. */
export class PassageSearch {
  private readonly index: MiniSearch<Passage & { id: number }>;

  constructor(private readonly passages: readonly Passage[]) {
    this.index = new MiniSearch({
      fields: ['page', 'heading', 'text'],
      processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
      searchOptions: {
        boost: { page: 0.5, heading: 2 },
        boostTerm: (term) => (SUBJECT_WORDS.has(term) ? 0.2 : 1),
        prefix: (term) => term.length >= STEM_LENGTH,
        fuzzy: (term) => (term.length >= FUZZY_LENGTH ? 0.2 : false),
      },
    });
    this.index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  }

  /** The passages on the question, best first; on its context if the question alone finds none. */
  find(question: string, context?: string | null): Passage[] {
    const found = this.search(question);
    return found.length > 0 ? found : this.search(context ?? '');
  }

  private search(words: string): Passage[] {
    const hits = this.index.search(words).slice(0, PASSAGES_MAX);
    const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
    return hits.flatMap(({ id, score }) => (score < least ? [] : (this.passages[id as number] ?? [])));
  }
}
