import { X509Certificate } from 'node:crypto';
import type { RevocationProvider } from '@libpdf/core';
import { boundedBody, within } from '@rep13/service-kit/waiting';
import * as pkijs from 'pkijs';
import { isIssuedBy } from '../signatures/ends-at-root.ts';

const CRL_DISTRIBUTION_POINTS = '2.5.29.31';
/** `uniformResourceIdentifier`, the kind of a general name that is an address. RFC 5280, section 4.2.1.6. */
const ADDRESS = 6;
const ANSWER_WITHIN_MS = 5_000;
/** The issuer's clock may go so much fast. */
const CLOCKS_APART_MS = 300_000;
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

/** Asks for the lists that certificates name, and remembers what it did not get. Of one moment. */
export class RevocationLists implements RevocationProvider {
  /** A certificate names no list, or its issuer is not there to check one. */
  isIncomplete = false;
  /** No list of its issuer came for a certificate that names one: it may later. */
  isSilent = false;
  /** A list that came names a certificate. */
  isRevoked = false;
  private readonly issuers: X509Certificate[];

  /** @param roots those whose certificates need not be in the PDF. */
  constructor(
    roots: readonly X509Certificate[],
    private readonly now: Date,
  ) {
    this.issuers = [...roots];
  }

  /** Answers nothing, but is asked before the list is, and with an issuer that the PDF brings. */
  getOCSP(_: Uint8Array, issuer: Uint8Array): Promise<null> {
    this.issuers.push(new X509Certificate(issuer));
    return Promise.resolve(null);
  }

  async getCRL(certificate: Uint8Array): Promise<Uint8Array | null> {
    if (isOwnIssuer(certificate)) return null;
    const own = new X509Certificate(certificate);
    const issuer = this.issuers.find((each) => isIssuedBy(own, each));
    if (!issuer || revocationLists(certificate).length === 0) {
      this.isIncomplete = true;
      return null;
    }
    const list = await listOf(certificate, issuer.raw, this.now);
    if (!list) this.isSilent = true;
    else this.isRevoked ||= names(list, certificate);
    return list ?? null;
  }
}

/** Whether the issuer of a certificate lists it as revoked. Undefined where there is no list of it. RFC 5280, section 6.3. */
export async function isListed(
  certificate: Uint8Array,
  issuer: Uint8Array,
  now: Date,
): Promise<boolean | undefined> {
  const list = await listOf(certificate, issuer, now);
  return list && names(list, certificate);
}

/** A list that the issuer signed and that is of today, because the way to it is open to everybody. */
async function listOf(
  certificate: Uint8Array,
  issuer: Uint8Array,
  now: Date,
): Promise<Uint8Array | undefined> {
  for (const url of revocationLists(certificate)) {
    const list = await listAt(url).catch(() => null);
    if (list && (await isOf(list, issuer, now))) return list;
  }
  return undefined;
}

async function isOf(der: Uint8Array, issuer: Uint8Array, now: Date): Promise<boolean> {
  const list = pkijs.CertificateRevocationList.fromBER(new Uint8Array(der));
  const issuerCertificate = pkijs.Certificate.fromBER(new Uint8Array(issuer));
  const from = list.thisUpdate.value.getTime() - CLOCKS_APART_MS;
  const to = list.nextUpdate?.value.getTime() ?? Number.POSITIVE_INFINITY;
  if (now.getTime() < from || now.getTime() > to) return false;
  return list.verify({ issuerCertificate }).catch(() => false);
}

/** Whether a list names a certificate as revoked. RFC 5280, section 5. */
function names(list: Uint8Array, certificate: Uint8Array): boolean {
  const { revokedCertificates = [] } = pkijs.CertificateRevocationList.fromBER(new Uint8Array(list));
  const { serialNumber } = pkijs.Certificate.fromBER(new Uint8Array(certificate));
  return revokedCertificates.some(({ userCertificate }) => userCertificate.isEqual(serialNumber));
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
