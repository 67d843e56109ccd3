import { P12Signer, PDF, type Signer, type TimestampAuthority } from '@libpdf/core';
import { RevocationLists } from './revocation.ts';

/** A PKCS#12 file and what opens it. */
export interface SealFile {
  readonly p12: Uint8Array;
  readonly passphrase: string;
}

/** The certificates of a seal in DER: its own, then those above it. */
export interface SealCertificates {
  readonly certificate: Uint8Array;
  readonly above: readonly Uint8Array[];
}

/** Room for the signature, its certificates and a time stamp with its own, in bytes. */
const ROOM = 16_384;

let opened: { file: SealFile; signer: Promise<Signer> } | undefined;

/** @throws when the file or its passphrase is wrong. */
export async function readSeal(file: SealFile): Promise<SealCertificates> {
  const { certificate, certificateChain = [] } = await signerOf(file);
  return { certificate, above: certificateChain };
}

/** @throws when it can't be read. */
export const countPages = async (pdf: Uint8Array): Promise<number> => (await PDF.load(pdf)).getPageCount();

/** The PDF with a seal of level B-B, in a revision of its own. The only place that knows the library. */
export async function sealPdf(
  pdf: Uint8Array,
  file: SealFile,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const signer = await signerOf(file);
  const { bytes } = await document.sign({
    signer,
    reason,
    signingTime: at,
    fieldName: 'Seal',
    estimatedSize: ROOM,
  });
  return bytes;
}

/**
 * The PDF with what is needed to verify it later, and a time stamp over all of it: PAdES B-LTA, or its renewal. In
 * revisions of its own, so what was signed stays. Null when a certificate in it names nobody who says whether it was
 * revoked. @throws when somebody who is named does not answer.
 */
export async function archivePdf(
  pdf: Uint8Array,
  timestampAuthority: TimestampAuthority,
): Promise<Uint8Array | null> {
  const document = await PDF.load(pdf);
  const revocationProvider = new RevocationLists();
  const { bytes, warnings } = await document.addArchivalData({
    timestampAuthority,
    revocationProvider,
    estimatedSize: ROOM,
  });
  if (revocationProvider.isSilent) throw new Error('nobody says whether the certificates were revoked');
  return revocationProvider.isIncomplete || warnings.length > 0 ? null : bytes;
}

/** Opened once: deriving the key from the passphrase takes longer than a seal. */
function signerOf(file: SealFile): Promise<Signer> {
  const isSame = opened?.file.passphrase === file.passphrase && Buffer.from(opened.file.p12).equals(file.p12);
  if (!opened || !isSame) opened = { file, signer: P12Signer.create(file.p12, file.passphrase) };
  return opened.signer;
}
