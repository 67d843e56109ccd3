import type { Signer } from '@libpdf/core';
import { BASELINE_ATTRIBUTES } from '../signatures/baseline-profile.ts';
import { derOf, SET } from './der.ts';
import { attributesIn, ownSignatureIn, sealIn, withAttributes } from './own-signature.ts';

/**
 * The sealed file with its signature made again, over what the profile wants signed and nothing else: the library
 * signs a `signingTime` too, which EN 319 142-1 forbids. The signature stands in a place that it does not cover, so the
 * file keeps all other bytes.
 */
export async function withBaselineSignature(sealed: Uint8Array, signer: Signer): Promise<Uint8Array> {
  const found = sealIn(sealed);
  const attributes = attributesIn(ownSignatureIn(found).signedAttributes)
    .filter(({ type }) => BASELINE_ATTRIBUTES.includes(type))
    .map(({ der }) => der)
    // As DER has the members of a set, by their bytes: a verifier puts them into this order before it hashes them.
    .toSorted((one, other) => Buffer.compare(one, other));
  const value = await signer.sign(derOf(SET, ...attributes), 'SHA-256');
  const hex = withAttributes(found.contents, attributes, value).toString('hex');
  const baseline = Buffer.from(sealed);
  const room = found.gapEnd - found.gapStart - 2;
  if (hex.length > room) throw new Error(`a signature of ${hex.length / 2} bytes has no room in the seal`);
  baseline.write(hex.padEnd(room, '0'), found.gapStart + 1, 'latin1');
  return baseline;
}
