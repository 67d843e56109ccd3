import { checkSignature } from '../signatures/check-signature.ts';
import { inspectPdf, type Inspection } from '../signatures/inspect-pdf.ts';
import { bytesToStamp, withTimeStamp } from './add-time-stamp.ts';
import { sealIn, signatureOfNewSeal } from './own-signature.ts';
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
  const { certificate } = await readSeal(file);
  return { bytes, toStamp: signatureOfNewSeal(bytes, certificate) };
}

export const inspect = (pdf: Uint8Array): Inspection => inspectPdf(pdf);

export const toStamp = (sealed: Uint8Array): Uint8Array => bytesToStamp(sealed);

/** @throws when the stamp has no room, or the seal does not hold with it. */
export function addTimeStamp({ sealed, token }: SealTasks['addTimeStamp']['takes']): Uint8Array {
  const stamped = withTimeStamp(sealed, token);
  const { isIntact, timeStamp } = checkSignature(stamped, sealIn(stamped));
  if (!isIntact || !timeStamp) throw new Error('the seal does not hold with its time stamp');
  return stamped;
}
