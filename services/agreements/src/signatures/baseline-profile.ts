import { createHash } from 'node:crypto';
import { derOf, signedDataIn, signerCertificate } from './asn1.ts';
import type { FoundSignature } from './find-signatures.ts';

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** What the profile wants signed, each once, and all that we sign: the signing time is in the PDF's `/M` alone. */
export const BASELINE_ATTRIBUTES: readonly string[] = [CONTENT_TYPE, MESSAGE_DIGEST, SIGNING_CERTIFICATE_V2];

const SUB_FILTER = '/SubFilter/ETSI.CAdES.detached';
/** A signature dictionary is written around its contents, and longer than ours none is. */
const DICTIONARY_BYTES = 2_000;

/** One of what is signed beside the file, in DER. */
export interface SignedAttribute {
  /** With its dots. */
  readonly type: string;
  readonly der: Uint8Array;
}

/** What a signature contains that may be of the profile. */
export interface SignatureContents {
  readonly attributes: readonly SignedAttribute[];
  /** Of the signer, in DER. */
  readonly certificate: Uint8Array;
}

/** Whether a signature of ours is PAdES baseline. Whether it holds is another question. */
export function isBaseline(pdf: Uint8Array, found: FoundSignature): boolean {
  const signed = signedDataIn(found.contents);
  const [info, ...others] = signed.signerInfos;
  const certificate = signerCertificate(signed);
  if (!info?.signedAttrs || others.length > 0 || !certificate) return false;
  const attributes = info.signedAttrs.attributes.map((attribute) => ({
    type: attribute.type,
    der: new Uint8Array(attribute.toSchema().toBER()),
  }));
  return followsProfile(pdf, found, { attributes, certificate: derOf(certificate) });
}

/**
 * EN 319 142-1, clause 6.3: in the form of CAdES, by one signer whose certificate is there and named among what is
 * signed, with no other attribute, such as `signingTime`, which the profile forbids.
 */
export function followsProfile(
  pdf: Uint8Array,
  found: FoundSignature,
  { attributes, certificate }: SignatureContents,
): boolean {
  const types = new Set(attributes.map(({ type }) => type));
  const isExactly =
    attributes.length === BASELINE_ATTRIBUTES.length && BASELINE_ATTRIBUTES.every((type) => types.has(type));
  const naming = attributes.find(({ type }) => type === SIGNING_CERTIFICATE_V2);
  const hash = createHash('sha256').update(certificate).digest();
  const isNamed = naming !== undefined && Buffer.from(naming.der).includes(hash);
  return isExactly && isNamed && isWrittenAsCades(pdf, found);
}

/** The certificates are in the signature; `/Cert` in the dictionary is forbidden beside them. */
function isWrittenAsCades(pdf: Uint8Array, { gapStart, gapEnd }: FoundSignature): boolean {
  const around = [
    pdf.subarray(Math.max(0, gapStart - DICTIONARY_BYTES), gapStart),
    pdf.subarray(gapEnd, gapEnd + DICTIONARY_BYTES),
  ].map((part) => Buffer.from(part).toString('latin1'));
  const before = around[0]!.slice(around[0]!.lastIndexOf(' obj'));
  const after = around[1]!.slice(0, around[1]!.indexOf('endobj'));
  const dictionary = (before + after).replace(/\s+/g, '');
  return dictionary.includes(SUB_FILTER) && !/\/Cert(?![a-z])/.test(dictionary);
}
