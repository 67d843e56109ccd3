/** As much of a PDF as can be read without a library: whether it is whole, and its title. */
export function readPdf(bytes: Buffer): { isWhole: boolean; title: string } {
  const text = bytes.toString('latin1');
  const isWhole = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
  return { isWhole, title: titleIn(text) };
}

/** The title is a literal string, in one byte a character or in UTF-16. */
function titleIn(text: string): string {
  const literal = /\/Title \(((?:[^()\\]|\\.)*)\)/s.exec(text)?.[1] ?? '';
  const plain = literal.replace(/\\(.)/gs, '$1');
  if (!plain.startsWith('þÿ')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}
