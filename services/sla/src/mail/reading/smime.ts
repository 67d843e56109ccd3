import { webcrypto, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { isTraced } from './certificate-chain.ts';
import type { CheckedSignature } from './mail-facts.ts';

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never }));

/** SHA-1 and MD5 no longer prove anything. */
const WEAK = ['1.3.14.3.2.26', '1.2.840.113549.2.5'];
const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** What an S/MIME message holds (RFC 8551), as far as it can be opened. */
export function signedDataOf(der: Buffer): pkijs.SignedData | null {
  const { result } = asn1js.fromBER(new Uint8Array(der));
  const info = new pkijs.ContentInfo({ schema: result });
  return info.contentType === SIGNED_DATA ? new pkijs.SignedData({ schema: info.content }) : null;
}

/** The mail inside, of one that carries it within its signature. */
export function contentOf(signed: pkijs.SignedData): Buffer | null {
  const content = signed.encapContentInfo.eContent;
  return content ? Buffer.from(content.getValue()) : null;
}

/** @param content what was signed; null where the signature carries it itself. */
export async function smimeSignature(
  signed: pkijs.SignedData,
  content: Buffer | null,
  from: string | null,
  trustAnchors: string | null,
): Promise<CheckedSignature> {
  const certificates = (signed.certificates ?? []).filter((one) => one instanceof pkijs.Certificate);
  const { isIntact, signer } = await verified(signed, content);
  const address = signer && addressOf(signer);
  const isWeak = signed.signerInfos.some(({ digestAlgorithm }) => WEAK.includes(digestAlgorithm.algorithmId));
  const view = {
    kind: 'smime',
    signer: address,
    coversAll: true,
    matchesFrom: address !== null && address === from,
    ...{ chain: null, fingerprint: null, material: null, validUntil: null },
  } as const;
  if (certificates.length === 0) return { ...view, state: 'unchecked' };
  if (!isIntact || !signer) return { ...view, state: 'broken' };
  const chain = isTraced(signer, certificates.map(x509Of), trustAnchors) ? 'trusted' : 'unknown';
  return { ...view, ...keyOf(signer), state: isWeak ? 'weak' : 'valid', chain };
}

async function verified(
  signed: pkijs.SignedData,
  content: Buffer | null,
): Promise<{ isIntact: boolean; signer: X509Certificate | null }> {
  try {
    const data = content ? { data: new Uint8Array(content).buffer } : {};
    const result = await signed.verify({ signer: 0, checkChain: false, extendedMode: true, ...data });
    const { signerCertificate, signatureVerified } = result;
    return {
      isIntact: signatureVerified === true,
      signer: signerCertificate ? x509Of(signerCertificate) : null,
    };
  } catch {
    return { isIntact: false, signer: null };
  }
}

const keyOf = (signer: X509Certificate) => ({
  fingerprint: signer.fingerprint256.replaceAll(':', '').toLowerCase(),
  material: signer.toString(),
  validUntil: new Date(signer.validTo).toISOString(),
});

const x509Of = (certificate: pkijs.Certificate): X509Certificate =>
  new X509Certificate(Buffer.from(certificate.toSchema().toBER()));

/** The address that a certificate names (RFC 8550, section 3). */
function addressOf({ subjectAltName, subject }: X509Certificate): string | null {
  const found =
    /(?:^|[, ])email:([^,\s]+)/i.exec(subjectAltName ?? '') ?? /^emailAddress=(.+)$/im.exec(subject);
  return found?.[1]?.toLowerCase() ?? null;
}
