const SLASH = 0x2f;
const HASH = 0x23;
/** Longer names are none that we look for; where one ends is found all the same. */
const NAME_MAX = 64;

/** White space and delimiters: 1 for each byte that ends a name. */
const ENDS_NAME = new Uint8Array(256);
for (const byte of Buffer.from('\0\t\n\f\r ()<>[]{}/%')) ENDS_NAME[byte] = 1;

/** A name as a reader of PDF sees it: `/J#61vaScript` is JavaScript. */
export interface PdfName {
  readonly name: string;
  /** Where its slash stands. */
  readonly start: number;
  /** The first byte behind it. */
  readonly end: number;
}

/** Whether the byte may be part of a name or a number. */
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && ENDS_NAME[byte] === 0;

export function nameAt(bytes: Uint8Array, start: number): PdfName {
  let name = '';
  let end = start + 1;
  while (isRegular(bytes[end])) {
    const escaped = bytes[end] === HASH ? hexAt(bytes, end + 1) : undefined;
    if (name.length < NAME_MAX) name += String.fromCharCode(escaped ?? bytes[end]!);
    end += escaped === undefined ? 1 : 3;
  }
  return { name, start, end };
}

/** What stands before the slash without a gap: a number, a key word, another name; empty after a gap. */
export function wordBefore(bytes: Uint8Array, slash: number): { word: string; isName: boolean } {
  let start = slash;
  while (isRegular(bytes[start - 1]) && slash - start < NAME_MAX) start -= 1;
  const word = String.fromCharCode(...bytes.subarray(start, slash));
  return { word, isName: bytes[start - 1] === SLASH };
}

function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const high = digitOf(bytes[at]);
  const low = digitOf(bytes[at + 1]);
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function digitOf(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined;
}
