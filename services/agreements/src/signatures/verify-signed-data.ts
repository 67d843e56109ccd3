import { constants, createHash, verify, X509Certificate, type VerifyKeyObjectInput } from 'node:crypto';
import type * as pkijs from 'pkijs';
import { derOf, signerCertificate } from './asn1.ts';

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const RSA_PSS = '1.2.840.113549.1.1.10';

/** The digests that are told to be weak are known too, so that an old signature is called weak, not broken. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '1.3.14.3.2.26': 'sha1',
  '1.2.840.113549.2.5': 'md5',
};

/** The name in node:crypto; undefined for one we do not know. */
export const digestOf = (oid: string): string | undefined => DIGESTS[oid];

/**
 * Whether the one signer of these signed data signed this content (RFC 5652, section 5.6): the digest among the signed
 * attributes is the content's, and the signature over the attributes is of the certificate's key.
 */
export function isSignatureOf(signed: pkijs.SignedData, content: Uint8Array): boolean {
  const [info, ...others] = signed.signerInfos;
  const certificate = signerCertificate(signed);
  const digest = digestOf(info?.digestAlgorithm.algorithmId ?? '');
  if (!info?.signedAttrs || others.length > 0 || !certificate || !digest) return false;
  const expected = createHash(digest).update(content).digest();
  if (!octetsOf(info, MESSAGE_DIGEST)?.equals(expected)) return false;
  if (textOf(info, CONTENT_TYPE) !== signed.encapContentInfo.eContentType) return false;
  const key: VerifyKeyObjectInput = {
    key: new X509Certificate(derOf(certificate)).publicKey,
    ...(info.signatureAlgorithm.algorithmId === RSA_PSS && {
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: constants.RSA_PSS_SALTLEN_AUTO,
    }),
  };
  return verify(digest, new Uint8Array(info.signedAttrs.encodedValue), key, signatureValueOf(signed));
}

/** The signature itself: what a time stamp of it is over. */
export const signatureValueOf = ({ signerInfos }: pkijs.SignedData): Uint8Array =>
  signerInfos[0]!.signature.valueBlock.valueHexView;

/** The only value of the only attribute of this type: a second one would leave open which counts. */
function valueOf({ signedAttrs }: pkijs.SignerInfo, wanted: string): unknown {
  const [attribute, ...others] = signedAttrs!.attributes.filter(({ type }) => type === wanted);
  return others.length === 0 && attribute?.values.length === 1 ? attribute.values[0] : undefined;
}

function octetsOf(info: pkijs.SignerInfo, wanted: string): Buffer | undefined {
  const value = valueOf(info, wanted) as { getValue?(): ArrayBuffer } | undefined;
  const octets = value?.getValue?.();
  return octets instanceof ArrayBuffer ? Buffer.from(octets) : undefined;
}

function textOf(info: pkijs.SignerInfo, wanted: string): unknown {
  const value = valueOf(info, wanted) as { getValue?(): unknown } | undefined;
  return value?.getValue?.();
}
