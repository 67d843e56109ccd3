import { fontName, SCRIPTS, type Face } from './fonts.ts';
import { OPEN_FONTS } from './open-fonts.ts';

/** Text that one font can write. */
export interface Glyphs {
  readonly font: string;
  readonly text: string;
  /** The character that `text` names because no font of ours has it. */
  readonly standsFor?: string;
}

/** Marks that nobody sees and that turn their neighbours round: written out, whatever font has them. */
const DIRECTION_MARK = /\p{Bidi_Control}/u;

/** Which characters the fonts have is the same in every document. */
const coverage = new Map<string, boolean>();

/**
 * Splits text by the font that has its characters: Latin, Greek, Cyrillic, Vietnamese. A character of another
 * script is written as its code point, `[U+5C71]`: exact, and found by copy and search as the character itself.
 */
export function glyphsOf(face: Face, text: string): Glyphs[] {
  const result: Glyphs[] = [];
  for (const character of text.normalize('NFC')) {
    const script = SCRIPTS.find((each) => isWritten(fontName(face, each), character));
    const font = fontName(face, script ?? 'latin');
    const last = result.at(-1);
    if (!script) result.push({ font, text: codePoint(character), standsFor: character });
    else if (last && last.font === font && !last.standsFor) {
      result[result.length - 1] = { font, text: last.text + character };
    } else result.push({ font, text: character });
  }
  return result;
}

/** Makes every font known to the document; only those that are used end up in it. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of OPEN_FONTS) doc.registerFont(name, font as unknown as Buffer);
}

const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const isWritten = (font: string, character: string): boolean =>
  !DIRECTION_MARK.test(character) && covers(font, character);

function covers(font: string, character: string): boolean {
  const key = `${font} ${character}`;
  const known = coverage.get(key);
  if (known !== undefined) return known;
  const has = OPEN_FONTS.get(font)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  coverage.set(key, has);
  return has;
}
