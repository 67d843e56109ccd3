const WORD = /[\p{L}\p{N}]{3}/u;
const ANY_LETTER = /[\p{L}\p{N}]/u;

/** What a search looks for, as a LIKE pattern for a column made by `addSearchColumn`. */
export interface SearchPattern {
  /** In the case it was typed in. */
  readonly like: string;
  /** Whether the trigram index can narrow it down at all. */
  readonly indexable: boolean;
}

/**
 * Anywhere in a field. A text without three letters or digits in a row is looked for at the beginnings of words:
 * the index knows no shorter piece of a word's middle.
 */
export function toSearchPattern(search: string): SearchPattern {
  const literal = search.replace(/[\\%_]/g, '\\$&');
  return {
    like: WORD.test(literal) ? `%${literal}%` : `% ${literal}%`,
    indexable: ANY_LETTER.test(literal),
  };
}
