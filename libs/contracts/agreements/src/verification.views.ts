import type { InvoiceKind } from '@rep13/contracts-constants';
import type { SealLevel } from './seal-level.ts';

interface KnownDocument {
  readonly known: true;
  /** The seal that these very bytes have; null for those before it was sealed. */
  readonly seal: {
    readonly level: SealLevel;
    readonly sealedAt: string;
    /** When a time-stamp authority saw the seal, and which one; null without a time stamp. */
    readonly timeStampedAt: string | null;
    readonly timeStampedBy: string | null;
  } | null;
  /** Whether it was sealed for trying the product: it proves nothing. */
  readonly isDevelopmentSeal: boolean;
}

export interface KnownAgreementView extends KnownDocument {
  readonly kind: 'agreement';
  readonly agreementNumber: string;
  readonly signedAt: string;
}

export interface KnownCertificateView extends KnownDocument {
  readonly kind: 'certificate';
  readonly registerNumber: string;
  readonly issuedAt: string;
  /** Since when another one took its place, or the mandate is over; null while it is valid. */
  readonly revokedAt: string | null;
}

export interface KnownLetterView extends KnownDocument {
  readonly kind: 'letter';
  readonly registerNumber: string;
  /** When it was signed, or drafted where it is ours. */
  readonly signedAt: string;
}

export interface KnownInvoiceView extends KnownDocument {
  readonly kind: InvoiceKind;
  readonly number: string;
  /** When its PDF was made. */
  readonly madeAt: string;
}

/** What anybody who has the bytes may know of a document of ours: no names. */
export type KnownDocumentView =
  KnownAgreementView | KnownCertificateView | KnownLetterView | KnownInvoiceView;

/** Whether we issued the bytes with a SHA-256. */
export type DocumentVerificationView = KnownDocumentView | { readonly known: false };

/** What is wrong with a signature, if anything is. */
export type SignatureVerdict =
  | 'valid'
  /** The bytes that it covers are not those that were signed. */
  | 'broken'
  /** What it claims to cover is not what a signer covers. */
  | 'forged'
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
  readonly timeStampedAt: string | null;
  readonly timeStampedBy: string | null;
}

/**
 * What an uploaded PDF is: `genuine` only when its very bytes are known; `changed` when we sealed it and it is another
 * by now; `foreign` when others signed it; `unsigned` when nobody did.
 */
export type UploadVerdict = 'genuine' | 'changed' | 'forged' | 'too-weak' | 'foreign' | 'unsigned';

export interface UploadVerificationView {
  readonly sha256: string;
  readonly verdict: UploadVerdict;
  readonly document: DocumentVerificationView;
  readonly signatures: readonly SignatureView[];
}
