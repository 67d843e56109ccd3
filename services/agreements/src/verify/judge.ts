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

/** Pure: each signature in words of the contract. */
export const signatureViews = (pdf: InspectedPdf, circumstances: Circumstances): SignatureView[] =>
  pdf.signatures.map((found) => signatureView(found, pdf, circumstances));

function signatureView(found: Found, pdf: InspectedPdf, { now, isOurs }: Circumstances): SignatureView {
  const revisions = Math.max(1, pdf.revisionEnds.length);
  if (found === 'forged' || found === 'broken') {
    return { ...NOBODY, verdict: found, revisions };
  }
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

const NOBODY = {
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

/**
 * Pure: what the file is as a whole. Genuine is only what we know byte for byte: a file with a valid seal of ours may
 * still show something else than what was sealed.
 */
export function uploadVerdict(
  isKnown: boolean,
  claimsToBeOurs: boolean,
  signatures: readonly SignatureView[],
): UploadVerdict {
  if (isKnown) return 'genuine';
  const has = (verdict: SignatureVerdict) => signatures.some((each) => each.verdict === verdict);
  if (has('forged')) return 'forged';
  if (signatures.some(({ isOurs }) => isOurs) || claimsToBeOurs) return 'changed';
  if (has('too-weak')) return 'too-weak';
  return signatures.length > 0 ? 'foreign' : 'unsigned';
}

/** Whether a signature names a certificate of ours, also where it is broken by a change of what it covers. */
export const claimsToBeOurs = ({ signatures }: InspectedPdf, isOurs: Circumstances['isOurs']): boolean =>
  signatures.some((found) => typeof found === 'object' && isOurs(found.fingerprint));
