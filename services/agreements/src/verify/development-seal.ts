import type { InspectedPdf } from '../signatures/inspect-pdf.ts';

const DEVELOPMENT = /\bdevelopment CA\b/i;

/**
 * Pure: whether the seal with this certificate was made for trying the product. The file says so itself, so that it stays
 * what it was, whatever is sealed with today.
 */
export const isSealedForDevelopment = ({ signatures }: InspectedPdf, fingerprint: string): boolean =>
  signatures.some(
    (found) =>
      typeof found === 'object' &&
      found.fingerprint === fingerprint &&
      (DEVELOPMENT.test(found.issuer) || DEVELOPMENT.test(found.signer)),
  );
