import type { Passage } from '@rep13/content';
import { termOf } from './search-terms.ts';

/** More than a few sentences nobody reads in a small window. */
const QUOTE_MAX = 600;
const SENTENCE_END = /(?<=[.!?])\s+/;

/**
 * A passage as it is: its heading, and below it in quotation marks the text. Of a long one the sentences that deal with the question, and from there
 * on as many as have room; dots say what was left out.
 */
export function quoteOf({ heading, text }: Pick<Passage, 'heading' | 'text'>, question: string): string {
  const sentences = text.split(SENTENCE_END);
  const first = text.length <= QUOTE_MAX ? 0 : bestOf(sentences, new Set(termsOf(question)));
  const end = first + sentencesWithRoom(sentences.slice(first));
  const quoted = sentences.slice(first, end).join(' ');
  return `${heading}\n“${first > 0 ? '… ' : ''}${quoted}${end < sentences.length ? ' …' : ''}”`;
}

/** How many of them have room; the first in any case. */
function sentencesWithRoom(sentences: readonly string[]): number {
  let length = 0;
  const tooMany = sentences.findIndex((sentence, index) => {
    length += sentence.length + 1;
    return index > 0 && length > QUOTE_MAX;
  });
  return tooMany === -1 ? sentences.length : tooMany;
}

/** Where the sentence stands that has most terms of the question; the first of several. */
function bestOf(sentences: readonly string[], terms: ReadonlySet<string>): number {
  const counts = sentences.map((each) => new Set(termsOf(each).filter((word) => terms.has(word))).size);
  return counts.indexOf(Math.max(...counts));
}

const termsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap((token) => termOf(token) ?? []);
