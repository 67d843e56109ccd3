import type { X509Certificate } from 'node:crypto';
import { P12Signer, PDF, type Signer, type TimestampAuthority } from '@libpdf/core';
import * as pkijs from 'pkijs';
import { nameIn } from '../signatures/asn1.ts';
import { withBaselineSignature } from './baseline-signature.ts';
import { RevocationLists } from './revocation.ts';
import { sealText, type Sealed } from './seal-text.ts';
import { drawSeal, languageOf, showSeal } from './show-seal.ts';

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
const FIELD = 'Seal';

/** A seal whose file was opened. */
interface OpenSeal extends SealCertificates {
  /** Whose it is, by its certificate. */
  readonly name: string;
  readonly signer: Signer;
}

let opened: { file: SealFile; seal: Promise<OpenSeal> } | undefined;

/** Opened once: deriving the key from the passphrase takes longer than a seal. @throws when file or passphrase is wrong */
function openSeal(file: SealFile): Promise<OpenSeal> {
  const isSame = opened?.file.passphrase === file.passphrase && Buffer.from(opened.file.p12).equals(file.p12);
  if (!opened || !isSame) opened = { file, seal: readFile(file) };
  return opened.seal;
}

async function readFile({ p12, passphrase }: SealFile): Promise<OpenSeal> {
  const signer = await P12Signer.create(p12, passphrase);
  const { certificate, certificateChain: above = [] } = signer;
  const name = nameIn(pkijs.Certificate.fromBER(new Uint8Array(certificate)).subject);
  return { certificate, above, name, signer };
}

/** @throws when the file or its passphrase is wrong. */
export async function readSeal(file: SealFile): Promise<SealCertificates & Pick<OpenSeal, 'name'>> {
  const { certificate, above, name } = await openSeal(file);
  return { certificate, above, name };
}

/** @throws when it can't be read. */
export const countPages = async (pdf: Uint8Array): Promise<number> => (await PDF.load(pdf)).getPageCount();

/** What the seal states: in its dictionary, and where it shows, in the language of the document. */
interface SealStatement {
  readonly at: Date;
  readonly reason: string;
  readonly shown: Sealed;
}

/** The PDF with a seal of PAdES B-B, in a revision of its own. Here and in `show-seal.ts` alone the library is known. */
export async function sealPdf(
  pdf: Uint8Array,
  file: SealFile,
  { at, reason, shown }: SealStatement,
): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const { signer } = await openSeal(file);
  const drawn = await drawSeal(document, sealText(shown, languageOf(document)));
  if (drawn) beforeItIsSaved(document, () => showSeal(document, FIELD, drawn));
  const { bytes } = await document.sign({
    signer: unsigning(signer),
    reason,
    signingTime: at,
    fieldName: FIELD,
    estimatedSize: ROOM,
  });
  return withBaselineSignature(bytes, signer);
}

/** The library makes each field of a signature invisible, in the call that signs: what is to show is set after that. */
function beforeItIsSaved(document: PDF, change: () => void): void {
  const save = document.save.bind(document);
  document.save = (options) => {
    document.save = save;
    change();
    return save(options);
  };
}

/** What the library would sign is not what is stored: it costs no signature. */
const unsigning = ({ certificate, certificateChain, keyType, signatureAlgorithm }: Signer): Signer => ({
  ...{ certificate, certificateChain, keyType, signatureAlgorithm },
  sign: () => Promise.resolve(new Uint8Array(1)),
});

/**
 * The PDF with what is needed to verify it later, and a time stamp over all of it: PAdES B-LTA, or its renewal. In
 * revisions of its own, so what was signed stays. Null when a certificate in it names nobody who says whether it was
 * revoked. @throws when somebody who is named does not answer.
 */
export async function archivePdf(
  pdf: Uint8Array,
  timestampAuthority: TimestampAuthority,
  { roots, now }: { readonly roots: readonly X509Certificate[]; readonly now: Date },
): Promise<Uint8Array | null> {
  const document = await PDF.load(pdf);
  const revocationProvider = new RevocationLists(roots, now);
  const { bytes, warnings } = await document.addArchivalData({
    timestampAuthority,
    revocationProvider,
    estimatedSize: ROOM,
  });
  if (revocationProvider.isRevoked) throw new Error('a certificate of the seal or its time stamp is revoked');
  if (revocationProvider.isSilent) throw new Error('nobody says whether the certificates were revoked');
  return revocationProvider.isIncomplete || warnings.length > 0 ? null : bytes;
}
