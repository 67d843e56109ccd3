import type { SignatureVerdict, SignatureView, UploadVerdict } from '@rep13/contracts-agreements';
import type { CheckedSignature } from '../signatures/check-signature.ts';
import type { InspectedPdf } from '../signatures/inspect-pdf.ts';

type Found = InspectedPdf['signatures'][number];

/** What can't be seen in the file. */
interface Circumstances {
  readonly now: Date;
  /** Whether we seal with the certificate of this fingerprint, or ever did. */
  readonly isOurs: (fingerprint: string) => boolean;
}

/** Pure: each signature in terms of the contract. */
export const signatureViews = (pdf: InspectedPdf, circumstances: Circumstances): SignatureView[] =>
  pdf.signatures.map((found) => signatureView(found, pdf, circumstances));

function signatureView(found: Found, pdf: InspectedPdf, { now, isOurs }: Circumstances): SignatureView {
  const revisions = Math.max(1, pdf.revisionEnds.length);
  if (typeof found === 'string') return { ...UNKNOWN_SIGNER, verdict: found, revisions };
  const { kind, signer, issuer, timeStamp, end } = found;
  return {
    kind,
    verdict: verdictOf(found, now),
    isOurs: found.isIntact && isOurs(found.fingerprint),
    signer,
    issuer,
    revision: pdf.revisionEnds.filter((each) => each <= end).length || null,
    revisions,
    bytesAddedAfter: pdf.size - end,
    timeStampedAt: timeStamp?.at.toISOString() ?? null,
    timeStampedBy: timeStamp?.authority ?? null,
  };
}

const UNKNOWN_SIGNER = {
  kind: 'signature',
  isOurs: false,
  signer: null,
  issuer: null,
  revision: null,
  bytesAddedAfter: null,
  timeStampedAt: null,
  timeStampedBy: null,
} as const;

function verdictOf({ isIntact, isWeak, ...found }: CheckedSignature, now: Date): SignatureVerdict {
  if (isWeak) return 'too-weak';
  if (!isIntact) return 'broken';
  const at = found.timeStamp?.at ?? now;
  return at >= found.validFrom && at <= found.validTo ? 'valid' : 'not-placed-in-time';
}

/** What is known of the file as a whole. */
interface Whole {
  /** Whether we gave out these very bytes. */
  readonly isKnown: boolean;
  /** Whether a signature names a certificate of ours, which anybody can copy. */
  readonly namesOurs: boolean;
  readonly isCutShort: boolean;
}

/**
 * Pure: what was seen of the file, and nothing that was only guessed. Genuine is only what we know byte for byte. A seal
 * of ours that holds over the first part of a file was there before the rest; one that does not hold may have been
 * copied from another file, or this one was changed: that can't be told apart.
 */
export function uploadVerdict(
  { isKnown, namesOurs, isCutShort }: Whole,
  signatures: readonly SignatureView[],
): UploadVerdict {
  if (isKnown) return 'genuine';
  const has = (verdict: SignatureVerdict) => signatures.some((each) => each.verdict === verdict);
  if (isCutShort || has('cut-short')) return 'damaged';
  if (has('misplaced')) return 'misplaced';
  if (signatures.some(({ isOurs }) => isOurs)) return 'changed';
  if (namesOurs) return 'misplaced';
  if (has('too-weak')) return 'too-weak';
  return signatures.length > 0 ? 'foreign' : 'unsigned';
}

/** Whether a signature names a certificate of ours, also where it does not hold. */
export const namesOurs = ({ signatures }: InspectedPdf, isOurs: Circumstances['isOurs']): boolean =>
  signatures.some((found) => typeof found === 'object' && isOurs(found.fingerprint));
