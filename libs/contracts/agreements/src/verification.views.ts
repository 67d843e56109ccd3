import type { InvoiceKind, LegalDay, Moment } from '@rep13/contracts-constants';
import type { MandateState } from './constants/index.ts';
import type { SealLevel } from './seal-level.ts';

/** How the mandate stands now that a document is about: a genuine document may be of one that is over. */
export interface DocumentMandateView {
  readonly state: MandateState;
  /** Where the register has it; null of one that never began. */
  readonly registerNumber: string | null;
  /** Its last moment, once notice was given. */
  readonly endsAt: LegalDay | null;
}

interface KnownDocument {
  readonly known: true;
  /** Null of what is about none, such as an invoice. */
  readonly mandate: DocumentMandateView | null;
  /** The seal that these very bytes have; null for those before it was sealed. */
  readonly seal: {
    readonly level: SealLevel;
    /** Whether it is PAdES baseline by our own check; those until November 2026 sign a time that it forbids. */
    readonly isBaseline: boolean;
    readonly sealedAt: Moment;
    /** When a time-stamp authority saw the seal, and which one; null without a time stamp. */
    readonly timeStampedAt: Moment | null;
    readonly timeStampedBy: string | null;
  } | null;
  /** Whether it was sealed for trying the product: it proves nothing. */
  readonly isDevelopmentSeal: boolean;
  /** Since when a second version of the file is handed out; null of the only one, and of the second. */
  readonly replacedAt: Moment | null;
}

export interface IssuedAgreementView {
  readonly kind: 'agreement';
  readonly agreementNumber: string;
  readonly signedAt: Moment;
}

export interface IssuedCertificateView {
  readonly kind: 'certificate';
  readonly registerNumber: string;
  readonly issuedAt: Moment;
  /** Since when another one took its place, or the mandate is over; null while it is valid. */
  readonly revokedAt: Moment | null;
}

export interface IssuedLetterView {
  readonly kind: 'letter';
  readonly registerNumber: string;
  /** When it was signed, or drafted where it is ours. */
  readonly signedAt: Moment;
}

/** What adds the point of contact of Article 11 DSA to an agreement. */
export interface IssuedAddendumView {
  readonly kind: 'addendum';
  /** Of the agreement. */
  readonly agreementNumber: string;
  readonly signedAt: Moment;
}

export interface IssuedInvoiceView {
  readonly kind: InvoiceKind;
  readonly number: string;
  /** When its PDF was made. */
  readonly madeAt: Moment;
}

/** What anybody may know of a document of ours: no names. */
export type IssuedDocumentView =
  IssuedAgreementView | IssuedAddendumView | IssuedCertificateView | IssuedLetterView | IssuedInvoiceView;

export interface KnownAgreementView extends KnownDocument, IssuedAgreementView {}
export interface KnownAddendumView extends KnownDocument, IssuedAddendumView {}
export interface KnownCertificateView extends KnownDocument, IssuedCertificateView {}
export interface KnownLetterView extends KnownDocument, IssuedLetterView {}
export interface KnownInvoiceView extends KnownDocument, IssuedInvoiceView {}

/**
 * Whether we issued a document with a number that is printed on it: nothing is said of a copy, which may have been
 * changed.
 */
export type NumberedDocumentView =
  | {
      readonly known: true;
      readonly document: IssuedDocumentView;
      readonly mandate: DocumentMandateView | null;
    }
  | { readonly known: false };

/** What anybody who has the bytes may know of a document of ours: no names. */
export type KnownDocumentView =
  KnownAgreementView | KnownAddendumView | KnownCertificateView | KnownLetterView | KnownInvoiceView;

/** Whether we issued the bytes with a SHA-256. */
export type DocumentVerificationView = KnownDocumentView | { readonly known: false };

/** What is wrong with a signature, if anything is. */
export type SignatureVerdict =
  | 'valid'
  /** The bytes that it covers are not those that were signed. */
  | 'broken'
  /** It does not belong to this file: what it claims to cover is not what a signer covers. */
  | 'misplaced'
  /** It covers more bytes than the file has. */
  | 'cut-short'
  /** What stands there is no signature that can be read. */
  | 'unreadable'
  /** Made with SHA-1 or MD5. */
  | 'too-weak'
  /** Its certificate has ended, and no time stamp says that it was made before. */
  | 'not-placed-in-time';

/** One signature or time stamp in an uploaded PDF. */
export interface SignatureView {
  readonly kind: 'signature' | 'time-stamp';
  readonly verdict: SignatureVerdict;
  /** Whether it is by a certificate that we seal with. */
  readonly isOurs: boolean;
  /** As the certificate says, which nobody but its issuer vouches for; null where there is none. */
  readonly signer: string | null;
  readonly issuer: string | null;
  /** Covers the file up to this revision, the first being 1, of so many; null when that cannot be said. */
  readonly revision: number | null;
  readonly revisions: number;
  /** Bytes of the file that came after it. */
  readonly bytesAddedAfter: number | null;
  readonly timeStampedAt: Moment | null;
  readonly timeStampedBy: string | null;
}

/**
 * What was seen of an uploaded PDF.
 * - `genuine`: its very bytes are known.
 * - `damaged`: its end is missing.
 * - `changed`: a seal of ours holds, and something was added after it.
 * - `misplaced`: it carries a signature that does not belong to what the file holds.
 * - `too-weak`: it is signed with a method that is no longer safe.
 * - `foreign`: others signed it. `unsigned`: nobody did, as in a scan or a print.
 */
export type UploadVerdict =
  'genuine' | 'damaged' | 'changed' | 'misplaced' | 'too-weak' | 'foreign' | 'unsigned';

export interface UploadVerificationView {
  readonly sha256: string;
  readonly verdict: UploadVerdict;
  readonly document: DocumentVerificationView;
  readonly signatures: readonly SignatureView[];
}
