import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/** How our own text looks: Source Serif 4 writes Latin, Greek, Cyrillic and Vietnamese. */
export type Face = 'text' | 'strong' | 'signature';

/**
 * Scripts that Source Serif does not write: one font each, of one weight. For Arabic Amiri, whose glyphs are one letter
 * each: others draw dots apart, or two letters as one, and a reader's search finds other letters.
 */
export type OtherScript = 'hebrew' | 'arabic' | 'thai' | 'chinese' | 'korean';
export type FontName = Face | OtherScript;

const { resolve } = createRequire(import.meta.url);
const google = (file: string) => resolve(`@expo-google-fonts/${file}.ttf`);
const embedPdf = (name: string, file: string) =>
  join(dirname(resolve(`@embedpdf/${name}`)), '../fonts', file);

const FILES: Record<FontName, () => string> = {
  text: () => google('source-serif-4/400Regular/SourceSerif4_400Regular'),
  strong: () => google('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  signature: () => google('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  hebrew: () => embedPdf('fonts-hebrew', 'NotoSansHebrew-Regular.ttf'),
  arabic: () => google('amiri/400Regular/Amiri_400Regular'),
  thai: () => google('noto-sans-thai/400Regular/NotoSansThai_400Regular'),
  chinese: () => embedPdf('fonts-sc', 'NotoSansHans-Regular.otf'),
  korean: () => embedPdf('fonts-kr', 'NotoSansKR-Regular.otf'),
};

/** Han stands before Hangul, which shares its punctuation; the Chinese font has the Japanese letters too. */
const OTHER_SCRIPTS: readonly [OtherScript, RegExp][] = [
  ['hebrew', /\p{scx=Hebrew}/u],
  ['arabic', /\p{scx=Arabic}/u],
  ['thai', /\p{scx=Thai}/u],
  ['chinese', /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|[\u3000-\u303F\uFF01-\uFFEE]/u],
  ['korean', /\p{scx=Hangul}/u],
];

/** Whether the font turns its text round. */
export const isRightToLeft = (name: FontName) => name === 'hebrew' || name === 'arabic';

/** Where the font is. */
export const fileOf = (name: FontName) => FILES[name]();

const open = new Map<FontName, Font>();

/** The open font; its file is read when the first text needs it, and parsed once for all documents. */
function fontOf(name: FontName): Font {
  const font = open.get(name) ?? openFont(name);
  open.set(name, font);
  return font;
}

/**
 * A glyph remembers the character it was first asked for, and one that was first met as a part of another, the ı of an
 * í, remembers none: readers of later documents would not find it. So every glyph is asked for by its own character
 * first, in the same order in every process. The fonts of Chinese and Korean have no parts that are letters, and too
 * many of them.
 */
function openFont(name: FontName): Font {
  const font = create(readFileSync(fileOf(name))) as Font;
  if (name === 'chinese' || name === 'korean') return font;
  for (const codePoint of usualFirst(font.characterSet)) font.glyphForCodePoint(codePoint);
  return font;
}

/**
 * Where two characters share a glyph, the one that people write gives it its name: μ before µ, ’ before ʼ. Not those
 * that stand for several, such as ﬁ: readers are to find the letters that were written.
 */
function usualFirst(characterSet: readonly number[]): number[] {
  const plain = (codePoint: number) => String.fromCodePoint(codePoint).normalize('NFKC');
  const isUnusual = (codePoint: number) => {
    const character = String.fromCodePoint(codePoint);
    return plain(codePoint) !== character || /\p{Lm}/u.test(character);
  };
  return characterSet
    .filter((codePoint) => [...plain(codePoint)].length === 1)
    .toSorted((one, other) => Number(isUnusual(one)) - Number(isUnusual(other)) || one - other);
}

/** Which font has which character is the same in every document. */
const chosen = new Map<string, FontName | undefined>();

/** The font that writes this character: the face itself, else that of its script. Undefined where none has it. */
export function fontFor(face: Face, character: string): FontName | undefined {
  const key = face + character;
  if (!chosen.has(key)) chosen.set(key, choose(face, character));
  return chosen.get(key);
}

function choose(face: Face, character: string): FontName | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  if (fontOf(face).hasGlyphForCodePoint(codePoint)) return face;
  const other = OTHER_SCRIPTS.find(([, letters]) => letters.test(character))?.[0];
  return other && fontOf(other).hasGlyphForCodePoint(codePoint) ? other : undefined;
}

/** Writes in this font from now on. pdfkit takes open fonts since 0.20; its typings don't say so yet. */
export const useFont = (doc: PDFKit.PDFDocument, name: FontName) =>
  doc.font(fontOf(name) as unknown as Buffer, name);

/** From the top of a line down to where the letters of every font stand. */
export const ascentAt = (size: number) => (fontOf('text').ascent / fontOf('text').unitsPerEm) * size;
