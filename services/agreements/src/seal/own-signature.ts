import { createHash, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
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
 * Reads a signature that we made a moment ago, whose form we know. What others send is read by `../signatures/`, which
 * believes nothing and takes ten times as long.
 */
export function ownSignatureIn({ contents }: Pick<FoundSignature, 'contents'>): OwnSignature {
  const info = childrenOf(asn1js.fromBER(new Uint8Array(contents).buffer).result).at(-1);
  const signer = childrenOf(childrenOf(childrenOf(info)[0]).at(-1))[0];
  const parts = childrenOf(signer);
  const attributes = Uint8Array.from(parts[PLACE.signedAttributes]!.valueBeforeDecodeView);
  // They are signed as a set, and stand in the signature under a tag of their own (RFC 5652, section 5.4).
  attributes[0] = SET;
  const value = (parts[PLACE.value] as asn1js.OctetString).valueBlock.valueHexView;
  return { signedAttributes: attributes, value };
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

const childrenOf = (block: asn1js.AsnType | undefined): asn1js.AsnType[] =>
  (block as asn1js.Sequence | undefined)?.valueBlock.value ?? [];
