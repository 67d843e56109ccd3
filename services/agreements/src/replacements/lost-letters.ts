import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([^]*?)\r?\nendstream/g;
/** What a font's glyphs stand for: lists of code points, `<0131>`, `<00660069>`, and `<>` for none. */
const LISTS = /beginbfrange([^]*?)endbfrange/g;

/** A font of ours is a tenth of it. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/**
 * How many glyphs of a PDF stand for no character, so that what they draw can't be searched, copied or read aloud. Only
 * for PDFs that were rendered here.
 */
export function lostLetters(pdf: Buffer): number {
  let lost = 0;
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(STREAM)) {
    const text = inflated(Buffer.from(stream, 'latin1'));
    for (const [, list = ''] of text?.matchAll(LISTS) ?? []) lost += list.split('<>').length - 1;
  }
  return lost;
}

/** Undefined for a stream that is packed in another way, as the mark's picture is. */
function inflated(stream: Buffer): string | undefined {
  try {
    return inflateSync(stream, { maxOutputLength: UNPACKED_MAX }).toString('latin1');
  } catch {
    return undefined;
  }
}
