import { checkSignature } from '../signatures/check-signature.ts';
import { withTimeStamp } from './add-time-stamp.ts';
import { sealIn, signatureOfNewSeal } from './own-signature.ts';
import { readSeal, sealPdf, type SealFile } from './pades.ts';

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

interface StampedSeal {
  readonly sealed: Uint8Array;
  readonly token: Uint8Array;
}

/** A sealed PDF, and what a time stamp of its seal is over. */
export interface SealedBytes {
  readonly bytes: Uint8Array;
  readonly toStamp: Uint8Array;
}

/** Takes some 5 ms, in parts of less. @throws also when the seal does not hold: none that is broken is ever stored. */
export async function makeSeal({
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

/** @throws when the stamp has no room, or the seal does not hold with it. */
export function addTimeStamp({ sealed, token }: StampedSeal): Uint8Array {
  const stamped = withTimeStamp(sealed, token);
  const { isIntact, timeStamp } = checkSignature(stamped, sealIn(stamped));
  if (!isIntact || !timeStamp) throw new Error('the seal does not hold with its time stamp');
  return stamped;
}
