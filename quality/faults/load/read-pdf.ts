/** As much of a PDF as can be read without a library: whether it is whole, and its title. */
export function readPdf(bytes: Buffer): { isWhole: boolean; title: string } {
  const text = bytes.toString('latin1');
  const isWhole = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
  return { isWhole, title: titleIn(text) };
}

/** The title is a literal string, at its place or in an object of its own, in one byte a character or in UTF-16. */
function titleIn(text: string): string {
  const reference = /\/Title (\d+) 0 R/.exec(text)?.[1];
  const from = reference ? text.indexOf(`\n${reference} 0 obj`) : text.indexOf('/Title (');
  const literal = /\(((?:[^()\\]|\\.)*)\)/s.exec(from < 0 ? '' : text.slice(from))?.[1] ?? '';
  const plain = literal.replace(/\\(.)/gs, '$1');
  if (!plain.startsWith('þÿ')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}
