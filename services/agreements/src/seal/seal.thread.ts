import { checkSignature } from '../signatures/check-signature.ts';
import { findSignatures, FORGED } from '../signatures/find-signatures.ts';
import { inspectPdf, type Inspection } from '../signatures/inspect-pdf.ts';
import { bytesToStamp, withTimeStamp } from './add-time-stamp.ts';
import { readSeal, sealPdf, type SealCertificates, type SealFile } from './pades.ts';

/** What the thread can be asked for, by the name of the function: plain data in and out. */
export interface SealTasks {
  openSeal: { takes: SealFile; gives: SealCertificates };
  seal: { takes: SealOrder; gives: SealedBytes };
  inspect: { takes: Uint8Array; gives: Inspection };
  toStamp: { takes: Uint8Array; gives: Uint8Array };
  addTimeStamp: { takes: { readonly sealed: Uint8Array; readonly token: Uint8Array }; gives: Uint8Array };
}

interface SealOrder {
  readonly pdf: Uint8Array;
  readonly file: SealFile;
  readonly at: Date;
  readonly reason: string;
}

/** A sealed PDF, and what a time stamp of its seal is over. */
export interface SealedBytes {
  readonly bytes: Uint8Array;
  readonly toStamp: Uint8Array;
}

export const openSeal = (file: SealFile): Promise<SealCertificates> => readSeal(file);

/** @throws also when the seal does not hold: none that is broken is ever stored. */
export async function seal({ pdf, file, at, reason }: SealOrder): Promise<SealedBytes> {
  const bytes = await sealPdf(pdf, file, { at, reason });
  return { bytes: holding(bytes), toStamp: bytesToStamp(bytes) };
}

export const inspect = (pdf: Uint8Array): Inspection => inspectPdf(pdf);

export const toStamp = (sealed: Uint8Array): Uint8Array => bytesToStamp(sealed);

/** @throws when the stamp has no room, or the seal does not hold with it. */
export function addTimeStamp({ sealed, token }: SealTasks['addTimeStamp']['takes']): Uint8Array {
  return holding(withTimeStamp(sealed, token), true);
}

function holding(sealed: Uint8Array, isStamped = false): Uint8Array {
  const [found] = findSignatures(sealed);
  const checked = found && found !== FORGED ? checkSignature(sealed, found) : undefined;
  if (!checked?.isIntact || (checked.timeStamp !== null) !== isStamped)
    throw new Error('the seal that was made does not hold');
  return sealed;
}
