import type { AgreementClause } from '@rep13/contracts-agreements';

/** Words a minute of someone who reads a contract with care. */
const READING_SPEED = 220;

/** Minutes that these clauses take, rounded up. */
export function minutesToRead(clauses: readonly AgreementClause[]): number {
  const texts = clauses.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
  const wordCount = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.ceil(wordCount / READING_SPEED);
}
