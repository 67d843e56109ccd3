import { createHash, verify, X509Certificate } from 'node:crypto';
import { followsProfile, type SignedAttribute } from '../signatures/baseline-profile.ts';
import { findSignatures, FORGED, signedBytes, type FoundSignature } from '../signatures/find-signatures.ts';
import { contentOf, CONTEXT, derOf, identifierIn, OCTET_STRING, partsIn, SEQUENCE, SET } from './der.ts';

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

const PLACE = { signedAttributes: 3, value: 5 };

/** Reads a signature that we made a moment ago (RFC 5652, section 5). */
export function ownSignatureIn({ contents }: Pick<FoundSignature, 'contents'>): OwnSignature {
  const { signer } = ownSignedData(contents);
  const attributes = Uint8Array.from(signer[PLACE.signedAttributes]!);
  // They are signed as a set, and stand in the signature under a tag of their own (RFC 5652, section 5.4).
  attributes[0] = SET;
  return { signedAttributes: attributes, value: contentOf(signer[PLACE.value]) };
}

/** The attributes of a set, each with its type. */
export const attributesIn = (set: Uint8Array): SignedAttribute[] =>
  partsIn(contentOf(set)).map((der) => ({ type: identifierIn(partsIn(contentOf(der))[0]), der }));

/** The same signature with other attributes, as a content info. */
export function withAttributes(
  contents: Uint8Array,
  attributes: readonly Uint8Array[],
  value: Uint8Array,
): Buffer {
  const { type, data, signer } = ownSignedData(contents);
  const signed = derOf(CONTEXT, ...attributes);
  const before = signer.slice(0, PLACE.signedAttributes);
  const between = signer.slice(PLACE.signedAttributes + 1, PLACE.value);
  const info = derOf(SEQUENCE, ...before, signed, ...between, derOf(OCTET_STRING, value));
  const signedData = derOf(SEQUENCE, ...data.slice(0, -1), derOf(SET, info));
  return derOf(SEQUENCE, type, derOf(CONTEXT, signedData));
}

/** The parts of the signed data, the last of which are its signers, and those of the only signer. @throws for several */
function ownSignedData(contents: Uint8Array) {
  const [type, content] = partsIn(contentOf(contents)) as [Uint8Array, Uint8Array];
  const data = partsIn(contentOf(partsIn(contentOf(content))[0]));
  const [signer, ...others] = partsIn(contentOf(data.at(-1)));
  if (others.length > 0) throw new Error('not a signature of one signer');
  return { type, data, signer: partsIn(contentOf(signer)) };
}

/**
 * The value of the signature of a file that was sealed with this certificate.
 * @throws when the seal does not hold, or is not PAdES baseline
 */
export function signatureOfNewSeal(sealed: Uint8Array, certificate: Uint8Array): Uint8Array {
  const seal = sealIn(sealed);
  const { signedAttributes, value } = ownSignatureIn(seal);
  const digest = createHash('sha256').update(signedBytes(sealed, seal)).digest();
  const { publicKey } = new X509Certificate(certificate);
  const holds =
    Buffer.from(signedAttributes).includes(digest) && verify('sha256', signedAttributes, publicKey, value);
  if (!holds) throw new Error('the seal that was made does not hold');
  const attributes = attributesIn(signedAttributes);
  const isThere = Buffer.from(seal.contents).includes(Buffer.from(certificate));
  if (!isThere || !followsProfile(sealed, seal, { attributes, certificate }))
    throw new Error('the seal that was made is not PAdES baseline');
  return value;
}
