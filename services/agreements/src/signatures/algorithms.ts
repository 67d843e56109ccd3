import type * as pkijs from 'pkijs';

/** MD2, MD4, MD5 and SHA-1, alone and with RSA, DSA or ECDSA: other bytes with the same digest can be made. */
const WEAK = new Set([
  '1.2.840.113549.2.2',
  '1.2.840.113549.2.4',
  '1.2.840.113549.2.5',
  '1.3.14.3.2.26',
  '1.3.14.3.2.29',
  '1.2.840.113549.1.1.2',
  '1.2.840.113549.1.1.3',
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10040.4.3',
  '1.2.840.10045.4.1',
]);

export const isWeak = ({ digestAlgorithm, signatureAlgorithm }: pkijs.SignerInfo): boolean =>
  WEAK.has(digestAlgorithm.algorithmId) || WEAK.has(signatureAlgorithm.algorithmId);
