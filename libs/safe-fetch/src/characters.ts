const META_CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i;
const XML_ENCODING = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})/i;
/** How much of a text in a Western language is beyond ASCII at most. */
const HIGH_MAX = 0.3;
/** Where a page has to name its characters. */
const NAMED_WITHIN_BYTES = 1_024;
const MARKS: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The order of the WHATWG's Encoding Standard: a byte order mark wins over the header, the header over the page. A page
 * that names nothing is UTF-8, or as browsers of the West take it, windows-1252.
 */
export function textOfBytes(bytes: Buffer, header: string): string {
  const charset = markedAs(bytes) ?? inHeader(header) ?? inPage(bytes);
  return charset ? decoded(bytes, charset) : guessed(bytes);
}

/** A few broken characters do not make a page another one; noise is no page of the West. */
function guessed(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes);
  const foreign = text.length - text.replace(/[^\0-\x7f]/g, '').length;
  const broken = text.split('\ufffd').length - 1;
  const isOld = broken * 2 > foreign && broken < text.length * HIGH_MAX;
  return isOld ? decoded(bytes, 'windows-1252') : text;
}

const markedAs = (bytes: Buffer): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** The last one, where the header was sent twice. */
const inHeader = (header: string): string | undefined =>
  [...header.matchAll(/charset\s*=\s*["']?([\w-]{1,40})/gi)].at(-1)?.[1];

/** A page that could be read as far as its name for UTF-16 is not in UTF-16. */
function inPage(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('latin1', 0, NAMED_WITHIN_BYTES);
  const named = (XML_ENCODING.exec(beginning) ?? META_CHARSET.exec(beginning))?.[1];
  return named && /^utf-16/i.test(named) ? 'utf-8' : named;
}

/** As a stream: asked for a whole text at once, Node takes windows-1252 for Latin-1, without its dashes and quotes. */
function decoded(bytes: Buffer, charset: string): string {
  try {
    const decoder = new TextDecoder(charset);
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
