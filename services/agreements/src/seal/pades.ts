import { P12Signer, PDF, type Signer } from '@libpdf/core';

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

/** Opened once: deriving the key from the passphrase takes longer than a seal. */
function signerOf(file: SealFile): Promise<Signer> {
  const isSame = opened?.file.passphrase === file.passphrase && Buffer.from(opened.file.p12).equals(file.p12);
  if (!opened || !isSame) opened = { file, signer: P12Signer.create(file.p12, file.passphrase) };
  return opened.signer;
}
