import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { letMarksLackAnchors } from './missing-anchors.ts';

/** How our own text looks: Source Serif 4 writes Latin, Greek, Cyrillic and Vietnamese. */
export type Face = 'text' | 'strong' | 'signature';

/**
 * Scripts that Source Serif does not write: one font each, of one weight. For Arabic Amiri, whose glyphs are one letter
 * each: others draw dots apart, or two letters as one, and a reader's search finds other letters.
 */
export type OtherScript = 'hebrew' | 'arabic' | 'thai' | 'chinese' | 'korean' | NotoScript;

/** Files and scripts of the Noto fonts that fontkit lays out as browsers do; not so Lao, Burmese and Tibetan. */
const NOTO = {
  georgian: ['Georgian', /\p{scx=Georgian}/u],
  armenian: ['Armenian', /\p{scx=Armenian}/u],
  ethiopic: ['Ethiopic', /\p{scx=Ethiopic}/u],
  devanagari: ['Devanagari', /\p{scx=Devanagari}/u],
  bengali: ['Bengali', /\p{scx=Bengali}/u],
  gurmukhi: ['Gurmukhi', /\p{scx=Gurmukhi}/u],
  gujarati: ['Gujarati', /\p{scx=Gujarati}/u],
  oriya: ['Oriya', /\p{scx=Oriya}/u],
  tamil: ['Tamil', /\p{scx=Tamil}/u],
  telugu: ['Telugu', /\p{scx=Telugu}/u],
  kannada: ['Kannada', /\p{scx=Kannada}/u],
  malayalam: ['Malayalam', /\p{scx=Malayalam}/u],
  sinhala: ['Sinhala', /\p{scx=Sinhala}/u],
  khmer: ['Khmer', /\p{scx=Khmer}/u],
} as const satisfies Record<string, readonly [name: string, letters: RegExp]>;

type NotoScript = keyof typeof NOTO | 'emoji';
export type FontName = Face | OtherScript;

const { resolve } = createRequire(import.meta.url);
const google = (file: string) => resolve(`@expo-google-fonts/${file}.ttf`);
const embedPdf = (name: string, file: string) =>
  join(dirname(resolve(`@embedpdf/${name}`)), '../fonts', file);

const noto = (script: keyof typeof NOTO) => {
  const [name] = NOTO[script];
  return google(`noto-sans-${script}/400Regular/NotoSans${name}_400Regular`);
};

const FILES: Record<Exclude<FontName, keyof typeof NOTO>, () => string> = {
  text: () => google('source-serif-4/400Regular/SourceSerif4_400Regular'),
  strong: () => google('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  signature: () => google('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  hebrew: () => embedPdf('fonts-hebrew', 'NotoSansHebrew-Regular.ttf'),
  arabic: () => google('amiri/400Regular/Amiri_400Regular'),
  thai: () => google('noto-sans-thai/400Regular/NotoSansThai_400Regular'),
  chinese: () => embedPdf('fonts-sc', 'NotoSansHans-Regular.otf'),
  korean: () => embedPdf('fonts-kr', 'NotoSansKR-Regular.otf'),
  emoji: () => google('noto-emoji/400Regular/NotoEmoji_400Regular'),
};

/** Han stands before Hangul, which shares its punctuation; the Chinese font has the Japanese letters too. */
const OTHER_SCRIPTS: readonly (readonly [OtherScript, RegExp])[] = [
  ['hebrew', /\p{scx=Hebrew}/u],
  ['arabic', /\p{scx=Arabic}/u],
  ['thai', /\p{scx=Thai}/u],
  ['chinese', /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|[\u3000-\u303F\uFF01-\uFFEE]/u],
  ['korean', /\p{scx=Hangul}/u],
  ...Object.entries(NOTO).map(([name, [, letters]]) => [name as keyof typeof NOTO, letters] as const),
  ['emoji', /\p{Extended_Pictographic}|\p{Emoji_Component}/u],
];

/** Whether the letters are drawn joined or in another order than they are read: a reader takes their text from beside. */
export const isShaped = (name: FontName): boolean => name in NOTO || name === 'emoji';

/** What joins or chooses forms in the scripts that are shaped: it is drawn with what stands before it. */
export const JOINS = /[\u200C\u200D\uFE0E\uFE0F]/;

/** Whether the font turns its text round. */
export const isRightToLeft = (name: FontName) => name === 'hebrew' || name === 'arabic';

/** Where the font is. */
export const fileOf = (name: FontName): string => (isNoto(name) ? noto(name) : FILES[name]());

const isNoto = (name: FontName): name is keyof typeof NOTO => name in NOTO;

const open = new Map<FontName, Font>();

/** The open font; its file is read when the first text needs it, and parsed once for all documents. */
function fontOf(name: FontName): Font {
  const font = open.get(name) ?? openFont(name);
  open.set(name, font);
  return font;
}

/** Nothing to see, search or read aloud: what a part stands for that a font draws apart from its letter, such as its dots. */
const JOINER = [0x200d];

/**
 * fontkit keeps one object a glyph, with the letters that it was first asked for: one that was first met as a part of
 * another, the ı of an í, has none for ever, and readers of later documents would not find it. So a glyph that is asked
 * for by its letters is one of these letters, whatever was asked for before. One that is laid out and stands for none
 * would be read back as a control character by some readers.
 */
function openFont(name: FontName): Font {
  const font = create(readFileSync(fileOf(name))) as Font;
  if (isNoto(name)) letMarksLackAnchors(font);
  const written = new Map<string, Glyph>();
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters) => {
    if (!letters) return getGlyph(id);
    const codePoints = letters.length > 0 ? letters : JOINER;
    const key = `${id} ${codePoints.join()}`;
    const glyph = written.get(key) ?? standingFor(getGlyph(id, codePoints), codePoints);
    written.set(key, glyph);
    return glyph;
  };
  return font;
}

const MARK = /^\p{M}$/u;

function standingFor(glyph: Glyph, codePoints: number[]): Glyph {
  const isMark = codePoints.every((each) => MARK.test(String.fromCodePoint(each)));
  return Object.assign(Object.create(glyph) as Glyph, {
    codePoints,
    isMark,
    isLigature: codePoints.length > 1,
  });
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
