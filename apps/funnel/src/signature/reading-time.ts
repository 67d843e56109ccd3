import type { AgreementClause } from '@rep13/contracts-agreements';

/** Of somebody who reads a contract with care. */
const WORDS_A_MINUTE = 220;

/** Minutes that these clauses take, rounded up. */
export function minutesToRead(clauses: readonly AgreementClause[]): number {
  const texts = clauses.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / WORDS_A_MINUTE);
}
