import { fontFor, isRightToLeft, isShaped, JOINS, type Face, type FontName } from './fonts.ts';
import { levelsOf } from './reading-order.ts';

/** Text that one font can write, in one direction. */
export interface Glyphs {
  readonly font: FontName;
  readonly text: string;
  /** Of the Unicode Bidirectional Algorithm: odd from right to left. */
  readonly level: number;
  /** The character that `text` names because no font here has it. */
  readonly standsFor?: string;
}

/** Marks that nobody sees and that turn their neighbours round: written out, whatever font has them. */
const DIRECTION_MARK = /\p{Bidi_Control}/u;

/** Stands, where the levels are found, for a character that is written out: it is read from left to right. */
const LETTER = 'x';

/**
 * Splits text by the font that has its characters and by direction. A character that no font has is written as its code
 * point, `[U+1019]`: exact, and found by copy and search as the character itself.
 */
export function glyphsOf(face: Face, text: string): Glyphs[] {
  const characters = withFonts(face, text.normalize('NFC'));
  const levels = levelsOf(characters.map(({ character, font }) => (font ? character : LETTER)));
  const result: { -readonly [key in keyof Glyphs]: Glyphs[key] }[] = [];
  for (const [index, { character, font }] of characters.entries()) {
    const level = levels[index] ?? 0;
    const last = result.at(-1);
    if (!font) result.push({ font: face, text: codePoint(character), level, standsFor: character });
    else if (last && last.font === font && last.level === level && !last.standsFor) last.text += character;
    else result.push({ font, text: character, level });
  }
  return result;
}

/** A space between Hebrew or Arabic words is one of theirs: then they stay together, and are read in their order. */
function withFonts(face: Face, text: string): { character: string; font: FontName | undefined }[] {
  let font: FontName | undefined;
  return [...text].map((character) => {
    if (DIRECTION_MARK.test(character)) font = undefined;
    else if (JOINS.test(character) && font && isShaped(font)) return { character, font };
    else if (character !== ' ' || !font || !isRightToLeft(font)) font = fontFor(face, character);
    return { character, font };
  });
}

const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
