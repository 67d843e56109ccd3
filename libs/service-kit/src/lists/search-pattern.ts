import { foldText, typedNumber } from '@rep13/contracts-constants';

const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u;
/** What holds three characters in a row that the index knows: of a word, or of a word and the blank before or after. */
const TRIGRAM = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** What a search looks for, as LIKE patterns for a column made by `addSearchColumn`. */
export interface SearchPattern {
  readonly like: string;
  /** What the trigram index is asked for: the same or less of it, or nothing if no index can narrow it down. */
  readonly narrowing?: string;
}

/**
 * `.com` at the end of a long address: in so many rows that the index reads the places of its pieces for longer than
 * it takes to look at the few rows that the rest of the address leaves. What is short may leave many.
 */
const LAST_LABEL = /(?<=\S{12})\.\p{L}{2,}$/u;

/**
 * Anywhere in a field; but one or two letters only where a word begins, because the index knows no shorter piece of
 * a word's middle.
 */
export function toSearchPattern(search: string): SearchPattern {
  const folded = foldText(typedNumber(search) ?? search);
  const sought = SHORT_WORD.test(folded) ? ` ${folded}` : folded;
  const like = anywhere(sought);
  return TRIGRAM.test(sought) ? { like, narrowing: anywhere(sought.replace(LAST_LABEL, '')) } : { like };
}

const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** For a statement of one's own on a table with `addSearchColumn`: `place` takes a value and says where it stands. */
export const searchCondition = (search: string, place: (value: string) => string): string =>
  `search_text like ${place(toSearchPattern(search).like)}`;
