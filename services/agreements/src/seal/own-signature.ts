import { createHash, verify, X509Certificate } from 'node:crypto';
import { findSignatures, FORGED, signedBytes, type FoundSignature } from '../signatures/find-signatures.ts';

/** The only signature of a file that we sealed ourselves. @throws unless there is just one. */
export function sealIn(sealed: Uint8Array): FoundSignature {
  const [seal, ...others] = findSignatures(sealed);
  if (!seal || seal === FORGED || others.length > 0) throw new Error('not a file with one seal');
  return seal;
}

/** What the signer of signed data made: the attributes that are signed, in DER, and the signature over them. */
export interface OwnSignature {
  readonly signedAttributes: Uint8Array;
  readonly value: Uint8Array;
}

const SET = 0x31;
const PLACE = { signedAttributes: 3, value: 5 };

/**
 * Reads a signature that we made a moment ago, whose form we know (RFC 5652, section 5). What others send is read by
 * `../signatures/`, which believes nothing and takes ten times as long.
 */
export function ownSignatureIn({ contents }: Pick<FoundSignature, 'contents'>): OwnSignature {
  const signedData = contentOf(partsIn(contentOf(contents)).at(-1));
  const signers = partsIn(contentOf(partsIn(signedData)[0])).at(-1);
  const parts = partsIn(contentOf(partsIn(contentOf(signers))[0]));
  const attributes = Uint8Array.from(parts[PLACE.signedAttributes]!);
  // They are signed as a set, and stand in the signature under a tag of their own (RFC 5652, section 5.4).
  attributes[0] = SET;
  return { signedAttributes: attributes, value: contentOf(parts[PLACE.value]) };
}

/** The value of the signature of a file that was sealed with this certificate. @throws when the seal does not hold. */
export function signatureOfNewSeal(sealed: Uint8Array, certificate: Uint8Array): Uint8Array {
  const seal = sealIn(sealed);
  const { signedAttributes, value } = ownSignatureIn(seal);
  const digest = createHash('sha256').update(signedBytes(sealed, seal)).digest();
  const { publicKey } = new X509Certificate(certificate);
  const holds =
    Buffer.from(signedAttributes).includes(digest) && verify('sha256', signedAttributes, publicKey, value);
  if (!holds) throw new Error('the seal that was made does not hold');
  return value;
}

/** The parts of constructed DER, each with its tag and length. */
function partsIn(content: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < content.length;) {
    const { end } = placeOfContent(content, at);
    parts.push(content.subarray(at, end));
    at = end;
  }
  return parts;
}

/** What stands behind the tag and the length of a part. @throws for what is not there. */
function contentOf(part: Uint8Array | undefined): Uint8Array {
  if (!part) throw new Error('not a signature that we made');
  const { start, end } = placeOfContent(part, 0);
  return part.subarray(start, end);
}

/** A length of 128 bytes or more says first in how many bytes it stands (X.690, section 8.1.3). */
function placeOfContent(der: Uint8Array, at: number): { start: number; end: number } {
  const first = der[at + 1] ?? 0;
  const bytes = first < 0x80 ? 0 : first - 0x80;
  const start = at + 2 + bytes;
  const length = bytes ? Buffer.from(der.buffer, der.byteOffset + at + 2, bytes).readUIntBE(0, bytes) : first;
  return { start, end: start + length };
}
