import type { Moment } from '@rep13/contracts-constants';
import type { AgreementClause, AgreementText } from '../agreement.views.ts';

/** One page that adds Article 11 DSA to an agreement whose text does not ask about it. */
export interface ContactPointAddendumView {
  readonly title: string;
  readonly parties: AgreementText[][];
  readonly clauses: AgreementClause[];
  /** SHA-256 of the text, hexadecimal: what the signature refers to. */
  readonly sha256: string;
  /** Null while it waits for the client. */
  readonly signed: { readonly by: string; readonly title: string; readonly at: Moment } | null;
}
