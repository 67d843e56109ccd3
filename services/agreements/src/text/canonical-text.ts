import type { AgreementClause, AgreementText } from '@rep13/contracts-agreements';

/** What an agreement says. */
export interface AgreementContent {
  readonly version: string;
  readonly title: string;
  readonly parties: AgreementText[][];
  readonly clauses: AgreementClause[];
}

const plain = (runs: AgreementText[]) => runs.map(({ text }) => text).join('');

/**
 * The agreement as plain text, one paragraph a line, LF, without a last line break. Its UTF-8 bytes are what the
 * SHA-256 on the evidence page is made of.
 */
export function canonicalText({ version, title, parties, clauses }: AgreementContent): string {
  return [
    `${title} (version ${version})`,
    ...parties.map(plain),
    ...clauses.flatMap(({ number, heading, paragraphs }) => [
      `${number}. ${heading}`,
      ...paragraphs.map((runs, index) => `${number}.${index + 1} ${plain(runs)}`),
    ]),
  ].join('\n');
}
