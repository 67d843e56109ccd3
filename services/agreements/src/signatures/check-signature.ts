import { sha256Hex } from '@rep13/service-kit/hashes';
import type * as pkijs from 'pkijs';
import { isWeak } from './algorithms.ts';
import { isBaseline } from './baseline-profile.ts';
import { derOf, nameIn, signedDataIn, signerCertificate } from './asn1.ts';
import { signedBytes, type FoundSignature } from './find-signatures.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp-token.ts';
import { isSignatureOf, signatureValueOf } from './verify-signed-data.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

/** What one signature of a PDF is worth by itself. */
export interface CheckedSignature {
  readonly kind: 'signature' | 'time-stamp';
  /** Whether the bytes it covers are those that were signed. */
  readonly isIntact: boolean;
  /** Whether it is made with SHA-1 or MD5. */
  readonly isWeak: boolean;
  /** As its certificate says. */
  readonly signer: string;
  readonly issuer: string;
  /** SHA-256 of the certificate, hexadecimal. */
  readonly fingerprint: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** Whether it is made as PAdES baseline wants it; of a time stamp, false. */
  readonly isBaseline: boolean;
  /** Who says when it was made, for a signature with a time stamp that holds, and of a time stamp itself. */
  readonly timeStamp: TimeStamp | null;
  /** Offset where its revision of the file ends. */
  readonly end: number;
}

/** @throws when what stands in the file is no signature at all. */
export function checkSignature(pdf: Uint8Array, found: FoundSignature): CheckedSignature {
  const signed = signedDataIn(found.contents);
  const [info, ...others] = signed.signerInfos;
  const certificate = signerCertificate(signed);
  if (!info || others.length > 0 || !certificate) throw new Error('not one signer with a certificate');
  const data = signedBytes(pdf, found);
  const isTimeStamp = signed.encapContentInfo.eContentType === TST_INFO;
  const outcome = isTimeStamp ? stampOf(found.contents, data) : signatureOf(signed, data);
  return {
    kind: isTimeStamp ? 'time-stamp' : 'signature',
    ...outcome,
    isWeak: isWeak(info),
    isBaseline: !isTimeStamp && isBaseline(pdf, found),
    signer: nameIn(certificate.subject),
    issuer: nameIn(certificate.issuer),
    fingerprint: sha256Hex(derOf(certificate)),
    validFrom: certificate.notBefore.value,
    validTo: certificate.notAfter.value,
    end: found.end,
  };
}

type Outcome = Pick<CheckedSignature, 'isIntact' | 'timeStamp'>;

function stampOf(token: Uint8Array, data: Uint8Array): Outcome {
  const timeStamp = timeStampIn(token, data);
  return { isIntact: timeStamp !== null, timeStamp };
}

function signatureOf(signed: pkijs.SignedData, data: Uint8Array): Outcome {
  const token = timeStampTokenOf(signed);
  return {
    isIntact: isSignatureOf(signed, data),
    timeStamp: token && timeStampIn(token, signatureValueOf(signed)),
  };
}

function timeStampIn(token: Uint8Array, stamped: Uint8Array): TimeStamp | null {
  try {
    return readTimeStamp(token, stamped);
  } catch {
    return null;
  }
}

function timeStampTokenOf({ signerInfos }: pkijs.SignedData): Uint8Array | null {
  const attribute = signerInfos[0]!.unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP_TOKEN);
  const [token] = (attribute?.values ?? []) as { toBER(): ArrayBuffer }[];
  return token ? new Uint8Array(token.toBER()) : null;
}
