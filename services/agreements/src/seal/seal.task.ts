import { X509Certificate } from 'node:crypto';
import { certificatesInPem, isIssuedBy } from '../signatures/ends-at-root.ts';
import { checkSignature } from '../signatures/check-signature.ts';
import { inspectPdf, type Inspection } from '../signatures/inspect-pdf.ts';
import { bytesToStamp, withTimeStamp } from './add-time-stamp.ts';
import { sealIn, signatureOfNewSeal } from './own-signature.ts';
import { askForTimeStamp } from './ask-for-time-stamp.ts';
import type { StampTerms } from './time-stamp-exchange.ts';
import { isListed } from './revocation.ts';
import { archivePdf, countPages, readSeal, sealPdf, type SealCertificates, type SealFile } from './pades.ts';

interface SealOrder {
  readonly pdf: Uint8Array;
  readonly file: SealFile;
  readonly at: Date;
  readonly reason: string;
  /** Made for trying the product. */
  readonly isDevelopment: boolean;
  /** Where anybody checks it. */
  readonly verifyUrl: string;
}

interface RevocationQuestion {
  readonly certificates: SealCertificates;
  readonly now: Date;
}

interface StampedSeal {
  readonly sealed: Uint8Array;
  readonly token: Uint8Array;
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

/** A sealed PDF, and what a time stamp of its seal is over. */
export interface SealedBytes {
  readonly bytes: Uint8Array;
  readonly toStamp: Uint8Array;
}

export const openSeal = (file: SealFile): Promise<SealCertificates> => readSeal(file);

/** @throws also when the seal does not hold: none that is broken is ever stored. */
export async function seal({
  pdf,
  file,
  at,
  reason,
  isDevelopment,
  verifyUrl,
}: SealOrder): Promise<SealedBytes> {
  const { certificate, name: by } = await readSeal(file);
  const bytes = await sealPdf(pdf, file, { at, reason, shown: { by, isDevelopment, verifyUrl } });
  return { bytes, toStamp: signatureOfNewSeal(bytes, certificate) };
}

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

/** Zero for what is no PDF that can be read. */
export const pagesOf = (pdf: Uint8Array): Promise<number> => countPages(pdf).catch(() => 0);

export const inspect = (pdf: Uint8Array): Inspection => inspectPdf(pdf);

export const toStamp = (sealed: Uint8Array): Uint8Array => bytesToStamp(sealed);

/** @throws when the stamp has no room, or the seal does not hold with it. */
export function addTimeStamp({ sealed, token }: StampedSeal): Uint8Array {
  const stamped = withTimeStamp(sealed, token);
  const { isIntact, timeStamp } = checkSignature(stamped, sealIn(stamped));
  if (!isIntact || !timeStamp) throw new Error('the seal does not hold with its time stamp');
  return stamped;
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
