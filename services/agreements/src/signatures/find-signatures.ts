import { isInDictionary } from './in-dictionary.ts';

/** A signature or time stamp as it lies in the file. */
export interface FoundSignature {
  /** Offsets: the signed bytes are `[0, gapStart)` and `[gapEnd, end)`. */
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
  /** What stands in the gap. */
  readonly contents: Uint8Array;
}

/** A signature dictionary whose ByteRange is not as a signer makes it: it does not belong to this file as it is. */
export const FORGED = 'forged';

/** A signature that covers more bytes than the file has. */
export const CUT_SHORT = 'cut-short';

/** More nobody has a reason for. */
export const SIGNATURES_MAX = 50;
/** Nor for so many texts that only look like one. */
const MENTIONS_MAX = 1_000;

/** The file has more signatures than anybody has a reason for. */
export class TooManySignatures extends Error {}

const BYTE_RANGE = /\/ByteRange\s{0,20}\[([^\]]{0,200})\]/g;
const FOUR_NUMBERS = /^\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*$/;
const BEFORE_CONTENTS = /\/Contents\s{0,20}$/;
const HEX = /^[0-9A-Fa-f]+$/;

type Read = FoundSignature | typeof FORGED | typeof CUT_SHORT;

/**
 * Every signature of a PDF, by its ByteRange, wherever one is written: who hides one in another way has no signature.
 * What no signer would write counts only where a reader of PDFs looks for signatures, not in a comment or a stream.
 * @throws TooManySignatures
 */
export function readSignatures(pdf: Uint8Array): Read[] {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const found: Read[] = [];
  let mentions = 0;
  for (const { 1: numbers = '', index } of text.matchAll(BYTE_RANGE)) {
    mentions += 1;
    if (found.length === SIGNATURES_MAX || mentions > MENTIONS_MAX) throw new TooManySignatures();
    const read = signatureAt(text, numbers);
    if (read !== FORGED || isInDictionary(text, index)) found.push(read);
  }
  return found;
}

/** The same for a file that is whole. @throws TooManySignatures */
export const findSignatures = (pdf: Uint8Array): (FoundSignature | typeof FORGED)[] =>
  readSignatures(pdf).map((read) => (read === CUT_SHORT ? FORGED : read));

/** `forged` unless the range begins at 0, leaves out one `/Contents` string and nothing else, and ends in the file. */
function signatureAt(text: string, numbers: string): Read {
  const [, ...four] = FOUR_NUMBERS.exec(numbers) ?? [];
  const [start, gapStart = -1, gapEnd = -1, length = -1] = four.map(Number);
  const end = gapEnd + length;
  if (start !== 0 || gapStart < 1 || gapEnd <= gapStart || length < 1) return FORGED;
  if (end > text.length) return CUT_SHORT;
  if (!BEFORE_CONTENTS.test(text.slice(Math.max(0, gapStart - 40), gapStart))) return FORGED;
  const gap = text.slice(gapStart, gapEnd);
  const hex = gap.slice(1, -1);
  if (!gap.startsWith('<') || !gap.endsWith('>') || hex.length % 2 || !HEX.test(hex)) return FORGED;
  return { gapStart, gapEnd, end, contents: Buffer.from(hex, 'hex') };
}

/** The bytes that a signature signs. */
export const signedBytes = (pdf: Uint8Array, { gapStart, gapEnd, end }: FoundSignature): Uint8Array =>
  Buffer.concat([pdf.subarray(0, gapStart), pdf.subarray(gapEnd, end)]);
