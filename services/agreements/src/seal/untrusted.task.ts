import { X509Certificate } from 'node:crypto';
import { askForTimeStamp } from './ask-for-time-stamp.ts';
import { archivePdf, countPages, type SealCertificates } from './pades.ts';
import { isListed } from './revocation.ts';
import type { StampTerms } from './time-stamp-exchange.ts';
import { certificatesInPem, isIssuedBy } from '../signatures/ends-at-root.ts';
import { inspectPdf, type Inspection } from '../signatures/inspect-pdf.ts';

interface RevocationQuestion {
  readonly certificates: SealCertificates;
  readonly now: Date;
}

interface ArchiveOrder {
  readonly sealed: Uint8Array;
  /** Of time-stamp authorities, in the order in which they are asked. */
  readonly urls: readonly string[];
  /** Whom we believe, as PEM; null: everybody. */
  readonly roots: string | null;
  readonly now: Date;
}

/** A PDF of level B-LTA, who stamped it and when, and until when that is worth something. */
export interface ArchivedBytes {
  readonly bytes: Uint8Array;
  readonly authority: string;
  readonly at: Date;
  readonly validTo: Date;
}

export const inspect = (pdf: Uint8Array): Inspection => inspectPdf(pdf);

/** Zero for what is no PDF that can be read. */
export const pagesOf = (pdf: Uint8Array): Promise<number> => countPages(pdf).catch(() => 0);

/** Whether a certificate of the seal is on its issuer's list; undefined while that can't be said of each. */
export async function isRevoked({ certificates, now }: RevocationQuestion): Promise<boolean | undefined> {
  const chain = [certificates.certificate, ...certificates.above];
  const answers: (boolean | undefined)[] = [];
  for (const each of chain) {
    const own = new X509Certificate(each);
    const issuer = chain.find((other) => other !== each && isIssuedBy(own, new X509Certificate(other)));
    if (issuer) answers.push(await isListed(each, issuer, now));
  }
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** Null where a certificate names nobody who says whether it was revoked. @throws when no authority stamps it, or it does not hold. */
export async function archive({ sealed, urls, roots, now }: ArchiveOrder): Promise<ArchivedBytes | null> {
  const authority = { timestamp: (sha256: Uint8Array) => firstToken(urls, { sha256 }, { roots, now }) };
  const bytes = await archivePdf(sealed, authority, { roots: certificatesInPem(roots ?? ''), now });
  if (!bytes) return null;
  const inspected = inspectPdf(bytes);
  const signatures = typeof inspected === 'string' ? [] : inspected.signatures;
  const last = signatures.at(-1);
  const hold = signatures.every((one) => typeof one === 'object' && one.isIntact);
  if (!hold || typeof last !== 'object' || last.kind !== 'time-stamp' || !last.timeStamp)
    throw new Error('the archived PDF does not hold');
  const { timeStamp, validTo } = last;
  return { bytes, authority: timeStamp.authority, at: timeStamp.at, validTo };
}

async function firstToken(
  urls: readonly string[],
  stamped: { readonly sha256: Uint8Array },
  terms: StampTerms,
): Promise<Uint8Array> {
  let problem: unknown = new Error('no time-stamp authority is set');
  for (const url of urls) {
    try {
      return (await askForTimeStamp(url, stamped, terms)).token;
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
