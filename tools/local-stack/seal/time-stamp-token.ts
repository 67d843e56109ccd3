import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { derOf, type Identity } from './certificates.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** Arc for documentation and examples (RFC 5612 is the enterprise number): a policy of nobody's. */
const POLICY = '1.3.6.1.4.1.32473.1';

/** The answer of RFC 3161 to a request, in DER. @throws if the request is none. */
export async function answerTimeStampRequest(
  request: Uint8Array,
  authority: Identity,
  now: Date,
): Promise<Buffer> {
  const asked = pkijs.TimeStampReq.fromBER(new Uint8Array(request));
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: asked.messageImprint,
    serialNumber: new asn1js.Integer({ valueHex: new Uint8Array([0x40, ...randomBytes(8)]).buffer }),
    genTime: now,
    ...(asked.nonce && { nonce: asked.nonce }),
  });
  const token = await signedToken(new Uint8Array(info.toSchema().toBER(false)), authority);
  const response = new pkijs.TimeStampResp({
    status: new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.granted }),
    timeStampToken: token,
  });
  return Buffer.from(response.toSchema().toBER(false));
}

async function signedToken(content: Uint8Array, authority: Identity): Promise<pkijs.ContentInfo> {
  const { certificate, key } = authority;
  const encapsulated = new pkijs.EncapsulatedContentInfo({ eContentType: TST_INFO });
  // Given to the constructor it would be cut into pieces, which is not DER.
  encapsulated.eContent = new asn1js.OctetString({ valueHex: content });
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: encapsulated,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: signedAttributes(content, authority),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256');
  return new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
}

function signedAttributes(content: Uint8Array, authority: Identity) {
  const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] });
  const octets = (bytes: Buffer) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes) });
  const sequence = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
  const certificateId = sequence(octets(sha256(derOf(authority))));
  return new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: TST_INFO })),
      attribute(MESSAGE_DIGEST, octets(sha256(content))),
      attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(certificateId))),
    ],
  });
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
