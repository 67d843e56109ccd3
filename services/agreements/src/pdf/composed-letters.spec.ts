import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { pdfText } from '../../test/pdf-text.ts';
import { freshRenderer } from '../../test/fresh-renderer.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { lostLetters } from '../replacements/lost-letters.ts';
import { fileOf, type FontName } from './fonts.ts';
import { renderPdf } from './render-pdf.ts';

/** A glyph as TrueType stores it: fontkit reads its parts, and says so in no type. */
interface Decoded {
  _decode?(): { readonly components?: readonly { readonly glyphID: number }[] } | null;
}

/** Those of Chinese and Korean have no parts that are letters. */
const FONTS: readonly FontName[] = ['text', 'strong', 'signature', 'hebrew', 'arabic', 'thai'];
/** Those of other scripts write some letters as two characters, or in the forms that stand in a word. */
const OWN: readonly FontName[] = ['text', 'strong', 'signature'];
/** As much as a name may have. */
const AT_ONCE = 150;
const LETTER = /\p{L}/u;

interface Composed {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

/** Letters that are drawn of others, and those others, of a font. */
function composedIn(name: FontName): Composed {
  const font = create(readFileSync(fileOf(name))) as Font;
  const letters = font.characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((one) => LETTER.test(one));
  const byGlyph = new Map(
    letters.map((letter) => [font.glyphForCodePoint(letter.codePointAt(0)!).id, letter]),
  );
  const whole = new Set<string>();
  const parts = new Set<string>();
  for (const letter of letters) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!) as Decoded;
    for (const { glyphID } of glyph._decode?.()?.components ?? []) {
      const part = byGlyph.get(glyphID);
      if (!part || part === letter) continue;
      whole.add(letter);
      parts.add(part);
    }
  }
  return { whole: [...whole], parts: [...parts] };
}

const COMPOSED = new Map(FONTS.map((font) => [font, composedIn(font)]));
const lettersOf = (font: FontName): Composed => COMPOSED.get(font)!;

const named = (letters: readonly string[]) => {
  const name = letters.join(' ');
  return buildSignedDocument({ companyName: name, clientSignature: name });
};

const inPieces = (letters: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(letters.length / AT_ONCE) }, (_, index) =>
    letters.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/** All documents of all fonts by one process: it has drawn nothing before. */
async function drawn(isWholeFirst: boolean): Promise<ReadonlyMap<FontName, readonly Buffer[]>> {
  const render = freshRenderer();
  const drawings = FONTS.map(async (font) => {
    const { whole, parts } = lettersOf(font);
    const letters = isWholeFirst ? [whole, parts] : [parts, whole];
    const documents = letters.flatMap(inPieces).map(named);
    return [font, await Promise.all(documents.map(render))] as const;
  });
  return new Map(await Promise.all(drawings));
}

describe('letters that are parts of others', () => {
  let both: readonly ReadonlyMap<FontName, readonly Buffer[]>[];
  beforeAll(async () => {
    both = await Promise.all([drawn(true), drawn(false)]);
  });

  it.each(FONTS)('are read back from %s, whichever was written first', async (font) => {
    const { whole, parts } = lettersOf(font);
    for (const pdfs of both.map((one) => one.get(font) ?? [])) {
      expect(pdfs.length).toBeGreaterThan(0);
      expect(pdfs.map(lostLetters)).toEqual(pdfs.map(() => 0));
      if (!OWN.includes(font)) continue;
      const texts = await Promise.all(pdfs.map((pdf) => pdfText(pdf)));
      const read = texts.join('').normalize('NFKC');
      const isMissing = (letter: string) => !read.includes(letter.normalize('NFKC'));
      expect([...whole, ...parts].filter(isMissing)).toEqual([]);
    }
  });

  it('are read back also in a form that was first drawn as a part of another', async () => {
    // Two of ï, and two of the Ukrainian ї, have narrower dots, and those of ї are drawn of those of ï.
    for (const text of ['її', 'ïï']) expect(lostLetters(await renderPdf(named([text])))).toBe(0);
  });

  it('are many in the fonts of our own text', () => {
    expect(lettersOf('text').whole.length).toBeGreaterThan(300);
  });
});
