import type { SignatureType } from '@rep13/contracts-constants';

/** One signed agreement. */
export interface AgreementView {
  readonly id: number;
  readonly signupId: number;
  readonly agreementNumber: string;
  readonly agreementVersion: string;
  readonly clientSignature: string;
  readonly clientSignatureType: SignatureType;
  readonly signedAt: string;
  /** True once the PDF's bytes are stored. */
  readonly pdfGenerated: boolean;
  readonly createdAt: string;
}

/** A run of text; `filled` marks what came from the customer's own data. */
export interface AgreementText {
  readonly text: string;
  readonly filled?: boolean;
}

export interface AgreementClause {
  /** `1`, `2` … in the order of the document. */
  readonly number: number;
  readonly heading: string;
  /** Numbered paragraphs, each a list of runs. */
  readonly paragraphs: AgreementText[][];
}

/** The agreement as it will be signed, with the company's data in it. */
export interface AgreementDraftView {
  readonly signupId: number;
  readonly version: string;
  readonly title: string;
  readonly parties: AgreementText[][];
  readonly clauses: AgreementClause[];
  /** SHA-256 of the text, hexadecimal: what the signature will refer to. */
  readonly sha256: string;
  /** The signed agreement, once there is one. */
  readonly agreement: AgreementView | null;
}

/** The bytes travel as they are, not as text. */
export interface AgreementPdfView {
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** As services of the release before read it; goes with the next release. */
export interface AgreementPdfTextView {
  readonly fileName: string;
  readonly sha256: string;
  readonly base64: string;
}
