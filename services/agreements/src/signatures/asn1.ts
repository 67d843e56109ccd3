import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

/** The CMS signed data at the beginning of these bytes; what follows it is ignored. @throws if there is none. */
export function signedDataIn(bytes: Uint8Array): pkijs.SignedData {
  const { result, offset } = asn1js.fromBER(new Uint8Array(bytes).buffer);
  if (offset === -1) throw new Error(`no DER: ${result.error}`);
  const info = new pkijs.ContentInfo({ schema: result });
  if (info.contentType !== SIGNED_DATA) throw new Error('no signed data');
  return new pkijs.SignedData({ schema: info.content });
}

/** The same signed data in DER, as a content info. */
export const contentInfoOf = (signed: pkijs.SignedData): Uint8Array =>
  new Uint8Array(
    new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema() }).toSchema().toBER(false),
  );

export const derOf = (certificate: pkijs.Certificate): Uint8Array =>
  new Uint8Array(certificate.toSchema().toBER(false));

/** The certificate of the signer, which the signed data must bring. */
export function signerCertificate({
  certificates = [],
  signerInfos,
}: pkijs.SignedData): pkijs.Certificate | undefined {
  const sid: unknown = signerInfos[0]?.sid;
  if (!(sid instanceof pkijs.IssuerAndSerialNumber)) return undefined;
  return certificates.find(
    (each): each is pkijs.Certificate =>
      each instanceof pkijs.Certificate &&
      each.issuer.isEqual(sid.issuer) &&
      each.serialNumber.isEqual(sid.serialNumber),
  );
}

/** The common name, else the organisation; what somebody wrote into a certificate, no more. */
export function nameIn({ typesAndValues }: pkijs.RelativeDistinguishedNames): string {
  const valueOf = (wanted: string) =>
    typesAndValues.find(({ type }) => type === wanted)?.value.valueBlock.value as string | undefined;
  return (valueOf(COMMON_NAME) ?? valueOf(ORGANISATION) ?? 'unnamed').slice(0, 200);
}
