/** A signature or time stamp as it lies in the file. */
export interface FoundSignature {
  /** Offsets: the signed bytes are `[0, gapStart)` and `[gapEnd, end)`. */
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
  /** What stands in the gap. */
  readonly contents: Uint8Array;
}

/** A signature dictionary whose ByteRange is not as a signer makes it: somebody may have moved what is signed. */
export const FORGED = 'forged';

/** More nobody has a reason for. */
export const SIGNATURES_MAX = 50;

/** The file has more signatures than anybody has a reason for. */
export class TooManySignatures extends Error {}

const BYTE_RANGE = /\/ByteRange\s{0,20}\[([^\]]{0,200})\]/g;
const FOUR_NUMBERS = /^\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*$/;
const BEFORE_CONTENTS = /\/Contents\s{0,20}$/;
const HEX = /^[0-9A-Fa-f]+$/;

/**
 * Every signature of a PDF, by its ByteRange, wherever one is written: who hides one in another way has no signature.
 * @throws TooManySignatures
 */
export function findSignatures(pdf: Uint8Array): (FoundSignature | typeof FORGED)[] {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const found: (FoundSignature | typeof FORGED)[] = [];
  for (const [, numbers = ''] of text.matchAll(BYTE_RANGE)) {
    if (found.length === SIGNATURES_MAX) throw new TooManySignatures();
    found.push(signatureAt(text, numbers) ?? FORGED);
  }
  return found;
}

/** Undefined unless the range begins at 0, leaves out one `/Contents` string and nothing else, and ends in the file. */
function signatureAt(text: string, numbers: string): FoundSignature | undefined {
  const [, ...four] = FOUR_NUMBERS.exec(numbers) ?? [];
  const [start, gapStart = -1, gapEnd = -1, length = -1] = four.map(Number);
  const end = gapEnd + length;
  if (start !== 0 || gapStart < 1 || gapEnd <= gapStart || length < 1 || end > text.length) return undefined;
  if (!BEFORE_CONTENTS.test(text.slice(Math.max(0, gapStart - 40), gapStart))) return undefined;
  const gap = text.slice(gapStart, gapEnd);
  const hex = gap.slice(1, -1);
  if (!gap.startsWith('<') || !gap.endsWith('>') || hex.length % 2 || !HEX.test(hex)) return undefined;
  return { gapStart, gapEnd, end, contents: Buffer.from(hex, 'hex') };
}

/** The bytes that a signature signs. */
export const signedBytes = (pdf: Uint8Array, { gapStart, gapEnd, end }: FoundSignature): Uint8Array =>
  Buffer.concat([pdf.subarray(0, gapStart), pdf.subarray(gapEnd, end)]);
