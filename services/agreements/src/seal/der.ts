/**
 * DER (X.690) of what we made a moment ago, whose form we know. What others send is read by `../signatures/`, which
 * believes nothing and takes ten times as long.
 */

export const SEQUENCE = 0x30;
export const SET = 0x31;
export const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
/** Of what stands in place of another tag, constructed. */
export const CONTEXT = 0xa0;

/** The parts of constructed DER, each with its tag and length. */
export function partsIn(content: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < content.length;) {
    const { end } = placeOfContent(content, at);
    parts.push(content.subarray(at, end));
    at = end;
  }
  return parts;
}

/** What stands behind the tag and the length of a part. @throws for what is not there. */
export function contentOf(part: Uint8Array | undefined): Uint8Array {
  if (!part) throw new Error('not DER that we made');
  const { start, end } = placeOfContent(part, 0);
  return part.subarray(start, end);
}

/** A length of 128 bytes or more says first in how many bytes it stands (X.690, section 8.1.3). */
function placeOfContent(der: Uint8Array, at: number): { start: number; end: number } {
  const first = der[at + 1] ?? 0;
  const bytes = first < 0x80 ? 0 : first - 0x80;
  const start = at + 2 + bytes;
  const length = bytes ? Buffer.from(der.buffer, der.byteOffset + at + 2, bytes).readUIntBE(0, bytes) : first;
  return { start, end: start + length };
}

/** A part of its own from others, or from plain content. */
export function derOf(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.of(tag), lengthOf(length), ...content]);
}

/** X.690, section 8.1.3. */
function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const bytes = Math.ceil(length.toString(16).length / 2);
  const value = Buffer.alloc(bytes);
  value.writeUIntBE(length, 0, bytes);
  return Buffer.concat([Buffer.of(0x80 + bytes), value]);
}

/** An object identifier with its dots, X.690, section 8.19. @throws for another part */
export function identifierIn(part: Uint8Array | undefined): string {
  if (part?.[0] !== OBJECT_IDENTIFIER) throw new Error('no object identifier');
  const numbers: number[] = [];
  let number = 0;
  for (const byte of contentOf(part)) {
    number = number * 0x80 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...others] = numbers;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - root * 40, ...others].join('.');
}
