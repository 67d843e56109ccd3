import { X509Certificate } from 'node:crypto';

/** Nobody has a reason for a longer chain. */
const LINKS_MAX = 6;

/** The certificates of a PEM text. @throws when one of them is none. */
export const certificatesInPem = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (each) => new X509Certificate(each),
  );

/**
 * Whether a certificate leads, over others that came with it, to one that we trust, each valid at that time and signed by
 * the next. Nothing is looked up.
 */
export function endsAtRoot(
  certificate: Uint8Array,
  { others, roots, at }: { others: readonly Uint8Array[]; roots: readonly X509Certificate[]; at: Date },
): boolean {
  const known = others.map((each) => new X509Certificate(each));
  let current: X509Certificate | undefined = new X509Certificate(certificate);
  for (let links = 0; current && links < LINKS_MAX; links += 1) {
    const fingerprint256: string = current.fingerprint256;
    if (!isValidAt(current, at)) return false;
    if (roots.some((root) => root.fingerprint256 === fingerprint256)) return true;
    if (roots.some((root) => isValidAt(root, at) && isIssuedBy(current!, root))) return true;
    current = known.find(
      (issuer) => issuer.fingerprint256 !== fingerprint256 && isIssuedBy(current!, issuer),
    );
  }
  return false;
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, at: Date): boolean =>
  new Date(validFrom) <= at && at <= new Date(validTo);

/** By name and signature, and by one that may issue. */
export const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
