/** Nothing in it steers: of the control characters only line ends, tabs and form feeds. */
const PLAIN = /^[\n\r\t\f\P{Cc}]*$/u;
/** The bytes to which Windows-1252 gives a character. Node's own decoder takes it for Latin-1, which has others there. */
const WINDOWS_1252 = /^[\n\r\t\f\x20-\x7e\x80\x82-\x8c\x8e\x91-\x9c\x9e-\xff]*$/;

/**
 * The text that bytes are, or undefined for what is none: UTF-16 with its mark as Windows writes it ("Unicode" in its
 * editor), UTF-8, or else Windows-1252, the "ANSI" of western offices, of which only the ASCII is told exactly.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  const unicode = decoded(bytes, markedEncoding(bytes) ?? 'utf-8');
  if (unicode !== undefined) return PLAIN.test(unicode) ? unicode : undefined;
  const western = Buffer.from(bytes).toString('latin1');
  return WINDOWS_1252.test(western) ? western : undefined;
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
