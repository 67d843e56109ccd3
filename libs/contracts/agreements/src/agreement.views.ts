import type { Moment } from '@rep13/contracts-constants';
import type { SignatureType } from './constants/index.ts';

/** One signed agreement. */
export interface AgreementView {
  readonly id: number;
  readonly signupId: number;
  readonly agreementNumber: string;
  readonly agreementVersion: string;
  readonly clientSignature: string;
  readonly clientSignatureType: SignatureType;
  /** What the signer said to be in the company, where it was asked. */
  readonly signerTitle?: string;
  readonly signedAt: Moment;
  /** Whether it designated us as the point of contact of Article 11 DSA too; absent where the text did not ask. */
  readonly contactPoint?: boolean;
  /** The signed addendum that adds the point of contact; absent where there is none. */
  readonly addendum?: SignedAddendumView;
  /** True once the PDF's bytes are stored. */
  readonly pdfGenerated: boolean;
  /** Size of the stored PDF in bytes, once it is stored. */
  readonly pdfBytes?: number;
  readonly createdAt: Moment;
}

/** When an addendum was signed, and its PDF. */
export interface SignedAddendumView {
  readonly signedAt: Moment;
  /** Of the text, hexadecimal. */
  readonly textSha256: string;
  /** Null while the PDF is being made. */
  readonly pdfSha256: string | null;
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

/** What the text says instead where the client keeps a point of contact of its own, Article 11 DSA. */
export interface WithoutContactPointView {
  /** It takes the place of the clause with its number. */
  readonly clause: AgreementClause;
  /** SHA-256 of the text with this clause. */
  readonly sha256: string;
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
  /** The other choice, until it is signed; null then. */
  readonly withoutContactPoint: WithoutContactPointView | null;
  /** The signed agreement, once there is one. */
  readonly agreement: AgreementView | null;
}

/**
 * What a signed client publishes on its website and notifies to the coordinator about its representative, Article 13(4)
 * DSA: ready to paste, the same wherever it is shown. Lines of the texts end with LF.
 */
export interface DetailsToPublishView {
  /** Whom the entry is for: the Digital Services Coordinator of the representative's Member State. */
  readonly coordinator: string;
  /** Plain text for a letter, a mail or a form. */
  readonly coordinatorEntry: string;
  /** Plain text for the website. */
  readonly websiteText: string;
  /** The same as one HTML paragraph, escaped. */
  readonly websiteHtml: string;
  /** The badge as it looks now: an SVG that loads nothing. */
  readonly badgeSvg: string;
  /** HTML that shows the badge as it looks at any time and leads to the register; null as long as there is no mandate. */
  readonly badgeHtml?: string | null;
}

/** The bytes travel as they are, not as text. */
export interface AgreementPdfView {
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
  /** Its seal is still to come within ten minutes of the signature; a mail of its own brings it then. */
  readonly awaitsSeal?: boolean;
}
