import { deflateSync, inflateSync } from 'node:zlib';

/** The PDF as it came out while fonts stayed open between documents: the character's glyph stands for nothing. */
export function withoutCharacter(pdf: Buffer, character: string): Buffer {
  const entry = `<${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`;
  const damaged = pdf
    .toString('latin1')
    .replace(/(stream\r?\n)([^]*?)(\r?\nendstream)/g, (whole, start: string, stream: string, end: string) => {
      const text = inflated(stream);
      if (!text?.includes('beginbfrange')) return whole;
      const packed = deflateSync(Buffer.from(text.replaceAll(entry, '<>'), 'latin1'));
      return start + packed.toString('latin1') + end;
    });
  return Buffer.from(damaged, 'latin1');
}

function inflated(stream: string): string | undefined {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return undefined;
  }
}
