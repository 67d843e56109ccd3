import { bodyStart, fieldOf, fieldsOf, parameterised, type HeadField } from './head.ts';

/** A part of a mail, as its bytes. */
export interface Part {
  readonly fields: readonly HeadField[];
  /** Head and body: what a signature covers. */
  readonly whole: Buffer;
  readonly body: Buffer;
}

const PARTS_MAX = 10;

/** The first parts of a mail that has several; none of any other. A signature needs them byte for byte. */
export function partsOf(raw: Buffer): Part[] {
  const start = bodyStart(raw);
  const type = parameterised(fieldOf(fieldsOf(raw.subarray(0, start)), 'content-type') ?? '');
  const { boundary } = type.parameters;
  if (!type.value.startsWith('multipart/') || !boundary) return [];
  const parts: Part[] = [];
  const line = Buffer.from(`--${boundary}`);
  let from = start === 0 ? raw.indexOf(line) : lineAt(raw, line, Math.max(0, start - 1));
  while (from !== -1 && parts.length < PARTS_MAX) {
    const begins = raw.indexOf('\n', from) + 1;
    const next = lineAt(raw, line, begins - 1);
    if (begins === 0 || next === -1 || raw.subarray(from + line.length, from + line.length + 2).equals(END))
      break;
    const whole = raw.subarray(begins, withoutLineEnd(raw, next));
    const at = bodyStart(whole);
    parts.push({ fields: fieldsOf(whole.subarray(0, at)), whole, body: whole.subarray(at) });
    from = next;
  }
  return parts;
}

const END = Buffer.from('--');

/** Where a boundary begins a line. */
function lineAt(raw: Buffer, line: Buffer, from: number): number {
  let at = raw.indexOf(line, from);
  while (at > 0 && raw[at - 1] !== 0x0a) at = raw.indexOf(line, at + 1);
  return at;
}

/** The line end before a boundary belongs to it (RFC 2046, section 5.1.1). */
const withoutLineEnd = (raw: Buffer, next: number): number => next - (raw[next - 2] === 0x0d ? 2 : 1);

/** The body of a part as it was before its transfer encoding. */
export function decodedBody({ fields, body }: Pick<Part, 'fields' | 'body'>): Buffer {
  const encoding = fieldOf(fields, 'content-transfer-encoding')?.toLowerCase();
  return encoding === 'base64' ? Buffer.from(body.toString('latin1'), 'base64') : body;
}

/** With line ends as they are on the wire, which is how a part is signed. */
export const onTheWire = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1');
