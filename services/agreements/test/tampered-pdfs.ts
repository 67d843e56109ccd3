import { createHash, sign as signBytes, webcrypto, type KeyLike, KeyObject } from 'node:crypto';
import { makeIdentity } from '@rep13/testing';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

/** A later revision, as an editor appends it, that shows something else. */
export const anotherRevision = (sealed: Buffer): Buffer =>
  Buffer.concat([sealed, Buffer.from('\n999 0 obj\n<< /Note (added) >>\nendobj\n%%EOF\n')]);

/** The seal's range moved in the ways that hide what is signed: another start, a wider gap, an overlap. */
export function movedRange(sealed: Buffer): Buffer[] {
  const text = sealed.toString('latin1');
  const [whole, numbers = ''] = /\/ByteRange\s*\[([^\]]*)\]/.exec(text)!;
  const [, first, second, length] = numbers.trim().split(/\s+/).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const ranges = [
    [1, first - 1, second, length],
    [0, first - 100, second, length],
    [0, first, second + 100, length - 100],
    [0, second, first, length],
    [0, first, second, -1],
  ];
  return ranges.map((range) => {
    const changed = `/ByteRange [${range.join(' ')}]`.padEnd(whole.length);
    return Buffer.from(
      text.replace(whole, changed.slice(0, Math.max(whole.length, changed.length))),
      'latin1',
    );
  });
}

const CONTENTS = /\/Contents <([0-9A-Fa-f]+)>/;

/** The second file with the signature of the first in the place of its own. */
export function withContentsOf(sealed: Buffer, foreign: Buffer): Buffer {
  const [, hex = ''] = CONTENTS.exec(sealed.toString('latin1')) ?? [];
  const text = foreign.toString('latin1');
  const [whole, room = ''] = CONTENTS.exec(text) ?? [];
  const signature = hex.replace(/(00)+$/, '').padEnd(room.length, '0');
  if (!whole || signature.length > room.length) throw new Error('no room for the signature');
  return Buffer.from(text.replace(whole, `/Contents <${signature}>`), 'latin1');
}

export const manySignatures = (count: number): Buffer =>
  Buffer.from(`%PDF-1.7\n${'/ByteRange [0 1 2 3]\n'.repeat(count)}%%EOF`);

interface Signer {
  readonly name: string;
  readonly digest: 'SHA-256' | 'SHA-1';
  readonly from?: Date;
  readonly days?: number;
}

const OIDS = {
  'SHA-256': { digest: '2.16.840.1.101.3.4.2.1', signature: '1.2.840.113549.1.1.11' },
  'SHA-1': { digest: '1.3.14.3.2.26', signature: '1.2.840.113549.1.1.5' },
} as const;
const DATA = '1.2.840.113549.1.7.1';

/** A small PDF with a signature of somebody who signs it themselves. */
export async function sealedByOthers({ name, digest, from, days = 365 }: Signer): Promise<Buffer> {
  const { certificate, key } = await makeIdentity({ name, usages: ['digitalSignature'], from, days });
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Sig /Contents ';
  const room = 8_192;
  const tail = (range: string) => ` /ByteRange [${range.padEnd(40)}] >>\nendobj\n%%EOF\n`;
  const gapEnd = head.length + room + 2;
  const range = `0 ${head.length} ${gapEnd} ${tail('').length}`;
  const content = Buffer.from(head + tail(range));
  const info = signerInfo(certificate, content, digest);
  const attributes = new Uint8Array(info.signedAttrs!.toSchema().toBER(false));
  attributes[0] = 0x31;
  const node: KeyLike = KeyObject.from(key as webcrypto.CryptoKey);
  const value = signBytes(digest.replace('-', ''), attributes, node);
  info.signature = new asn1js.OctetString({ valueHex: new Uint8Array(value) });
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [info.digestAlgorithm],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [info],
    certificates: [certificate],
  });
  const cms = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
  const hex = Buffer.from(cms.toSchema().toBER(false)).toString('hex').padEnd(room, '0');
  return Buffer.from(`${head}<${hex}>${tail(range)}`);
}

function signerInfo(
  certificate: pkijs.Certificate,
  content: Buffer,
  digest: Signer['digest'],
): pkijs.SignerInfo {
  const { digest: digestOid, signature } = OIDS[digest];
  const { issuer, serialNumber } = certificate;
  const hash = createHash(digest.replace('-', '')).update(content).digest();
  const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] });
  return new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: digestOid }),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: signature }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: DATA })),
        attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: new Uint8Array(hash) })),
      ],
    }),
  });
}
