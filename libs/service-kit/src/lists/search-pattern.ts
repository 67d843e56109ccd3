const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u;
/** What holds three characters in a row that the index knows: of a word, or of a word and the blank before or after. */
const TRIGRAM = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

/** What a search looks for, as a LIKE pattern for a column made by `addSearchColumn`. */
export interface SearchPattern {
  /** In the case it was typed in. */
  readonly like: string;
  /** Whether the trigram index can narrow it down at all. */
  readonly indexable: boolean;
}

/**
 * Anywhere in a field; but one or two letters only where a word begins, because the index knows no shorter piece of
 * a word's middle.
 */
export function toSearchPattern(search: string): SearchPattern {
  const sought = SHORT_WORD.test(search) ? ` ${search}` : search;
  return { like: `%${sought.replace(/[\\%_]/g, '\\$&')}%`, indexable: TRIGRAM.test(sought) };
}
