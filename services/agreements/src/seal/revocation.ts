import { X509Certificate } from 'node:crypto';
import type { RevocationProvider } from '@libpdf/core';
import { boundedBody, within } from '@rep13/service-kit/waiting';
import * as pkijs from 'pkijs';

const CRL_DISTRIBUTION_POINTS = '2.5.29.31';
/** `uniformResourceIdentifier`, the kind of a general name that is an address. RFC 5280, section 4.2.1.6. */
const ADDRESS = 6;
const ANSWER_WITHIN_MS = 5_000;
/** It is stored in every PDF that is archived. */
const LIST_BYTES_MAX = 512 * 1024;

/** Where the issuer of a certificate lists what it has revoked, by HTTP. RFC 5280, section 4.2.1.13. */
export function revocationLists(certificate: Uint8Array): string[] {
  const { extensions = [] } = pkijs.Certificate.fromBER(new Uint8Array(certificate));
  const extension = extensions.find(({ extnID }) => extnID === CRL_DISTRIBUTION_POINTS);
  const { distributionPoints = [] } = (extension?.parsedValue ?? {}) as Partial<pkijs.CRLDistributionPoints>;
  return distributionPoints
    .flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []))
    .filter(({ type, value }) => type === ADDRESS && /^https?:/.test(String(value)))
    .map(({ value }) => String(value));
}

/** Asks for the lists that certificates name, and remembers what it did not get. */
export class RevocationLists implements RevocationProvider {
  /** A certificate names no list. */
  isIncomplete = false;
  /** A list that is named did not come: it may later. */
  isSilent = false;

  async getCRL(certificate: Uint8Array): Promise<Uint8Array | null> {
    if (isOwnIssuer(certificate)) return null;
    const urls = revocationLists(certificate);
    for (const url of urls) {
      const list = await listAt(url).catch(() => null);
      if (list) return list;
    }
    if (urls.length > 0) this.isSilent = true;
    else this.isIncomplete = true;
    return null;
  }
}

/** Nobody can revoke a root but itself. */
function isOwnIssuer(der: Uint8Array): boolean {
  const { subject, issuer } = new X509Certificate(der);
  return subject === issuer;
}

/** @throws unless it answers in time with a list of a size that a PDF can carry. */
async function listAt(url: string): Promise<Uint8Array> {
  const list = await within(ANSWER_WITHIN_MS, async (signal) => {
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok) throw new Error(`no list at ${url}`);
    return boundedBody(response, { maxBytes: LIST_BYTES_MAX, signal });
  });
  pkijs.CertificateRevocationList.fromBER(list);
  return list;
}
