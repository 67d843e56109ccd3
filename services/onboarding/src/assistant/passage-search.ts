import type { Passage } from '@rep13/content';
import MiniSearch from 'minisearch';
import { STOP_WORDS } from './stop-words.ts';

/** Words shorter than this are only taken as they are. */
const LONG_WORD = 5;
const PASSAGES_MAX = 6;

/** Finds what our own pages say about something. The index is made once, at the start. */
export class PassageSearch {
  private readonly index: MiniSearch<Passage & { id: number }>;

  constructor(private readonly passages: readonly Passage[]) {
    this.index = new MiniSearch({
      fields: ['heading', 'text'],
      processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
      searchOptions: {
        boost: { heading: 2 },
        prefix: (term) => term.length >= LONG_WORD,
        fuzzy: (term) => (term.length >= LONG_WORD ? 0.2 : false),
      },
    });
    this.index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  }

  /** The passages on the question, best first; on its context if the question alone finds none. */
  find(question: string, context = ''): Passage[] {
    const found = this.search(question);
    return found.length > 0 ? found : this.search(context);
  }

  private search(words: string): Passage[] {
    const hits = this.index.search(words).slice(0, PASSAGES_MAX);
    return hits.flatMap(({ id }) => this.passages[id as number] ?? []);
  }
}
