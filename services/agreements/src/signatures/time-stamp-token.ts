import { createHash, type X509Certificate } from 'node:crypto';
import { sha256Hex } from '@rep13/service-kit/hashes';
import * as pkijs from 'pkijs';
import { derOf, nameIn, signedDataIn, signerCertificate } from './asn1.ts';
import { isWeak } from './algorithms.ts';
import { endsAtRoot } from './ends-at-root.ts';
import { digestOf, isSignatureOf } from './verify-signed-data.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What a time-stamp authority says: it had these bytes' digest at that time. */
export interface TimeStamp {
  readonly at: Date;
  readonly authority: string;
  /** Of the request, hexadecimal; null if it had none. */
  readonly nonce: string | null;
  /** SHA-256 of the authority's certificate, hexadecimal. */
  readonly fingerprint: string;
}

/** What was stamped: the bytes, or their SHA-256 where somebody else has them. */
export type Stamped = Uint8Array | { readonly sha256: Uint8Array };

/**
 * Reads a time-stamp token of RFC 3161 over this.
 * @throws unless its imprint is theirs, its signature holds, and it was made in time by a certificate for time stamps.
 */
export function readTimeStamp(token: Uint8Array, stamped: Stamped): TimeStamp {
  const signed = signedDataIn(token);
  if (signed.encapContentInfo.eContentType !== TST_INFO) throw new Error('no time stamp');
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('an empty time stamp');
  const info = pkijs.TSTInfo.fromBER(content);
  const certificate = signerCertificate(signed);
  if (!certificate || signed.signerInfos.length !== 1) throw new Error('nobody says who stamped the time');
  if (isWeak(signed.signerInfos[0]!)) throw new Error('the time stamp is signed with a weak digest');
  refuseOtherImprint(info, stamped);
  refuseWrongCertificate(certificate, info.genTime);
  if (!isSignatureOf(signed, new Uint8Array(content)))
    throw new Error('the signature of the time stamp does not hold');
  return {
    at: info.genTime,
    authority: nameIn(certificate.subject),
    nonce: info.nonce ? Buffer.from(info.nonce.valueBlock.valueHexView).toString('hex') : null,
    fingerprint: sha256Hex(derOf(certificate)),
  };
}

/** Whether who stamped leads, by the certificates that the token brings, to one of these. */
export function isVouchedFor(
  token: Uint8Array,
  { roots, at }: { readonly roots: readonly X509Certificate[]; readonly at: Date },
): boolean {
  const signed = signedDataIn(token);
  const signer = signerCertificate(signed);
  const others = (signed.certificates ?? []).flatMap((each) =>
    each instanceof pkijs.Certificate ? [derOf(each)] : [],
  );
  return signer !== undefined && endsAtRoot(derOf(signer), { others, roots, at });
}

function refuseOtherImprint({ messageImprint }: pkijs.TSTInfo, stamped: Stamped): void {
  const digest = digestOf(messageImprint.hashAlgorithm.algorithmId);
  // With anything weaker than SHA-2 a stamp could be moved to other bytes.
  if (!digest?.startsWith('sha') || digest === 'sha1') throw new Error('the time stamp has a weak digest');
  const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!imprint.equals(digestOfStamped(stamped, digest))) throw new Error('the time stamp is of other bytes');
}

function digestOfStamped(stamped: Stamped, digest: string): Uint8Array {
  if (stamped instanceof Uint8Array) return createHash(digest).update(stamped).digest();
  return digest === 'sha256' ? stamped.sha256 : Buffer.alloc(0);
}

function refuseWrongCertificate(certificate: pkijs.Certificate, at: Date): void {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = (usage?.parsedValue as pkijs.ExtKeyUsage | undefined)?.keyPurposes ?? [];
  if (!purposes.includes(TIME_STAMPING)) throw new Error('the certificate is not one for time stamps');
  if (at < certificate.notBefore.value || at > certificate.notAfter.value)
    throw new Error('the certificate was not valid at the time of the stamp');
}
