import { STOP_WORDS } from './stop-words.ts';

/** What visitors call something, and what our pages call it. A map, because a visitor may say `constructor`. */
const SYNONYMS = new Map(
  Object.entries({
    b2b: 'business',
    behind: 'company',
    insured: 'insurance',
    located: 'address',
    nothing: 'nobody',
    owner: 'company',
    owns: 'company',
    price: 'cost',
    runs: 'company',
    startup: 'company',
    takedown: 'remove',
    takedowns: 'remove',
  }),
);

/** A token as it is indexed and searched: lower case, singular, our synonym. Null for a stop word. */
export function termOf(token: string): string | null {
  const word = token.toLowerCase();
  if (STOP_WORDS.has(word)) return null;
  return SYNONYMS.get(word) ?? singular(word);
}

/** English plurals; what is no plural is cut alike in pages and questions, and so does no harm. */
const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
