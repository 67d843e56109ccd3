import type { AgreementText } from '@rep13/contracts-agreements';
import type { Particulars } from './particulars.ts';

/** A clause before it has its number. */
export interface ClauseText {
  readonly heading: string;
  readonly paragraphs: AgreementText[][];
}

/** One version of the agreement. A version that has been signed is never changed: a new wording is a new version. */
export interface AgreementTemplate {
  readonly version: string;
  readonly title: string;
  readonly parties: (particulars: Particulars) => AgreementText[][];
  readonly clauses: (particulars: Particulars) => ClauseText[];
}
