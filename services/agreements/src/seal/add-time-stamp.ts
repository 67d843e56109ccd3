import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { contentInfoOf, signedDataIn } from '../signatures/asn1.ts';
import { ownSignatureIn, sealIn } from './own-signature.ts';

const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const UNSIGNED = 1;

/** What a time stamp of this seal is over: the value of its signature. @throws unless the file has just one signature. */
export const bytesToStamp = (sealed: Uint8Array): Uint8Array => ownSignatureIn(sealIn(sealed)).value;

/**
 * The sealed file with a time stamp in its signature: PAdES B-B becomes B-T. The stamp takes a place that the signature
 * does not cover, so the file keeps its one revision and its signed bytes.
 * @throws when the room for it is too small.
 */
export function withTimeStamp(sealed: Uint8Array, token: Uint8Array): Uint8Array {
  const { gapStart, gapEnd, contents } = sealIn(sealed);
  const signed = signedDataIn(contents);
  const { result } = asn1js.fromBER(new Uint8Array(token).buffer);
  const attribute = new pkijs.Attribute({ type: TIME_STAMP_TOKEN, values: [result] });
  signed.signerInfos[0]!.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: UNSIGNED,
    attributes: [attribute],
  });
  const hex = Buffer.from(contentInfoOf(signed)).toString('hex');
  const room = gapEnd - gapStart - 2;
  if (hex.length > room) throw new Error(`a time stamp of ${token.length} bytes has no room in the seal`);
  const stamped = Buffer.from(sealed);
  stamped.write(hex.padEnd(room, '0'), gapStart + 1, 'latin1');
  return stamped;
}
