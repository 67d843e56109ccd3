import { X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { isIssuedBy } from '../signatures/ends-at-root.ts';
import type { SealCertificates } from './pades.ts';

const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
/** digitalSignature and nonRepudiation, of which it has one at least, and no other. */
const SIGNATURES = 0x80 | 0x40;
/** What a certificate may be for that seals documents. The key of a web server lies where others can read it. */
const PURPOSES: readonly string[] = [
  '1.3.6.1.5.5.7.3.36', // documentSigning, RFC 9336
  '1.3.6.1.4.1.311.10.3.12', // the same by Microsoft, before there was an RFC
  '1.2.840.113583.1.1.5', // the same by Adobe
  '1.3.6.1.5.5.7.3.4', // emailProtection
  '1.3.6.1.5.5.7.3.2', // clientAuth, which some qualified seals have beside it
  '2.5.29.37.0', // anyExtendedKeyUsage
];
const RSA_BITS_MIN = 2_048;
const EC_BITS_MIN = 256;

/** Why a seal is no good, and what to do; undefined while it is good. ETSI EN 319 411-2, TS 119 312. */
export function faultOf({ certificate, above }: SealCertificates, now: Date): string | undefined {
  const own = new X509Certificate(certificate);
  const [from, to] = [new Date(own.validFrom), new Date(own.validTo)];
  if (now < from) return `its certificate is valid from ${own.validFrom} on`;
  if (now > to) return `its certificate ended on ${own.validTo}; set a new one`;
  return weakKeyOf(own) ?? usageFaultOf(certificate) ?? chainFaultOf(own, above, now);
}

/** When its certificate ends. */
export const endOf = ({ certificate }: Pick<SealCertificates, 'certificate'>): Date =>
  new Date(new X509Certificate(certificate).validTo);

function weakKeyOf({ publicKey }: X509Certificate): string | undefined {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  const rsaBits = details?.modulusLength;
  if (type?.startsWith('rsa') && rsaBits && rsaBits >= RSA_BITS_MIN) return undefined;
  const ecBits = Number(/\d{3}/.exec(details?.namedCurve ?? '')?.[0] ?? 0);
  if (type === 'ec' && ecBits >= EC_BITS_MIN) return undefined;
  return `its key is too weak or of an unknown kind; take RSA of ${RSA_BITS_MIN} bits or more, or a curve of ${EC_BITS_MIN} or more`;
}

/** RFC 5280, sections 4.2.1.3 and 4.2.1.12. */
function usageFaultOf(der: Uint8Array): string | undefined {
  const { extensions = [] } = pkijs.Certificate.fromBER(new Uint8Array(der));
  const extensionValue = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const usage = extensionValue(KEY_USAGE);
  const bits = usage instanceof asn1js.BitString ? (usage.valueBlock.valueHexView[0] ?? 0) : 0;
  if (!(bits & SIGNATURES))
    return 'its certificate is not for signatures (key usage digitalSignature or nonRepudiation)';
  if (bits & ~SIGNATURES)
    return 'its certificate encrypts or issues as well; take one whose key usage is signatures alone';
  const purposes = extensionValue(EXTENDED_KEY_USAGE);
  const others =
    purposes instanceof pkijs.ExtKeyUsage
      ? purposes.keyPurposes.filter((purpose) => !PURPOSES.includes(purpose))
      : [];
  if (others.length > 0)
    return `its certificate is not for documents but for ${others.join(', ')} (extended key usage); take one for seals`;
  return undefined;
}

/** Each is signed by the next; the last need not be there, because verifiers have it. */
function chainFaultOf(own: X509Certificate, above: readonly Uint8Array[], now: Date): string | undefined {
  const issuers = above.map((each) => new X509Certificate(each));
  let current = own;
  while (current.subject !== current.issuer) {
    const issuer = issuers.find((each) => isIssuedBy(current, each));
    if (!issuer) break;
    if (now > new Date(issuer.validTo)) return `the certificate of its issuer ended on ${issuer.validTo}`;
    current = issuer;
  }
  return current === own ? 'the file does not bring the certificate of its issuer' : undefined;
}
