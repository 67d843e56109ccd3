import { X509Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const LONGEST = 6;

/** Whether a certificate leads to one of the roots, over those that came with it. @param anchors PEM */
export function isTraced(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  anchors: string | null,
): boolean {
  const roots = (anchors?.match(PEM) ?? []).map((pem) => new X509Certificate(pem));
  let current = certificate;
  for (let length = 0; length < LONGEST && isCurrent(current); length += 1) {
    const issued = (by: X509Certificate) => by.ca && current.checkIssued(by) && current.verify(by.publicKey);
    if (roots.some((root) => isCurrent(root) && issued(root))) return true;
    const issuer = others.find((other) => other.fingerprint256 !== current.fingerprint256 && issued(other));
    if (!issuer) return false;
    current = issuer;
  }
  return false;
}

function isCurrent({ validFrom, validTo }: X509Certificate): boolean {
  const now = Date.now();
  return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
}
