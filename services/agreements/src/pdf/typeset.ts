import { isRightToLeft, isShaped, useFont, type Face, type FontName } from './fonts.ts';
import { glyphsOf, type Glyphs } from './glyphs.ts';
import { inVisualOrder, mirrored } from './reading-order.ts';

/** Text in one face. Its reading order is found by itself: a name does not turn the sentence round it. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Glyphs with their place on the line, in points. */
export interface Placed extends Glyphs {
  readonly x: number;
}
export type Line = readonly Placed[];

/** Glyphs of the run with this index. */
interface Piece extends Glyphs {
  readonly run: number;
}

/** Glyphs with the place at which they are read. */
interface Positioned extends Glyphs {
  readonly position: number;
}

type Measure = (glyphs: Glyphs) => number;

/**
 * What differs from the font's own defaults, so that a reader's search finds the letters: Thai's SARA AM stays one glyph,
 * the ligature of Allah is left out. With features named, even none, pdfkit lays a text out whole and not word by word
 * from the left. The typings know only a list of features to add.
 */
export const featuresOf = (font: FontName) => {
  const features = isRightToLeft(font)
    ? { liga: false }
    : font === 'thai'
      ? { ccmp: false }
      : isShaped(font)
        ? {}
        : undefined;
  return features && { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
};

/** Breaks runs into lines of at most `width` points: at spaces, and inside a word only if it is longer than a line. */
export function typeset(doc: PDFKit.PDFDocument, runs: readonly Run[], size: number, width: number): Line[] {
  const pieces = runs.flatMap(({ text, face }, run) =>
    glyphsOf(face, text).map((glyphs) => ({ ...glyphs, run })),
  );
  const measure: Measure = (glyphs) => unitWidth(doc, glyphs) * size;
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const word of splitByWord(pieces).flatMap((each) => fitted(each, width, measure))) {
    if (x > 0 && x + sumOf(trimmed(word), measure) > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)!.push(...word);
    x += sumOf(word, measure);
  }
  return lines.map((line) => placed(line, measure));
}

/** Widths at one point. The template's words are the same in every document, and measuring was half of the work. */
const unitWidths = new Map<string, number>();
const WIDTHS_MAX = 20_000;

function unitWidth(doc: PDFKit.PDFDocument, { font, text }: Glyphs): number {
  // Before the known widths: fonts are numbered in the order of their first use, and a document must not show what was
  // measured for another one.
  const writer = useFont(doc, font);
  const key = `${font} ${text}`;
  const known = unitWidths.get(key);
  if (known !== undefined) return known;
  // Names are different in every document: they must not fill the memory.
  if (unitWidths.size >= WIDTHS_MAX) unitWidths.clear();
  const width = writer.fontSize(1_000).widthOfString(text, featuresOf(font)) / 1_000;
  unitWidths.set(key, width);
  return width;
}

/**
 * Each run's part of the line, placed in its own reading order. Listed as it is read, so that it is also copied and read
 * aloud like that. Neighbours in one font become one: fewer commands, and kerning between words.
 */
function placed(line: readonly Piece[], measure: Measure): Line {
  const pieces = withoutLastSpace(line).map((piece, position) => ({ ...piece, position }));
  const runs = [...new Set(pieces.map(({ run }) => run))];
  const ordered = runs.flatMap((each) => inVisualOrder(pieces.filter(({ run }) => run === each)));
  let x = 0;
  return ordered
    .reduce<Positioned[]>(append, [])
    .map((glyphs) => {
      const at = { ...glyphs, text: isTurned(glyphs) ? mirrored(glyphs.text) : glyphs.text, x };
      x += measure(at);
      return at;
    })
    .sort((one, other) => one.position - other.position);
}

/** A space at the end of a line, left of a word that is read to the left, would move the word. */
function withoutLastSpace(line: readonly Piece[]): readonly Piece[] {
  const last = line.at(-1);
  if (!last || last.level % 2 === 0) return line;
  return [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }].filter(({ text }) => text);
}

/** Hebrew and Arabic letters are turned round by their font, what stands between them is not. */
const isTurned = ({ font, level }: Glyphs) => level % 2 === 1 && !isRightToLeft(font);

function append(line: Positioned[], piece: Positioned): Positioned[] {
  const last = line.at(-1);
  const { font, text, level, standsFor, position } = piece;
  if (!last || last.font !== font || last.level !== level || !last.standsFor !== !standsFor) {
    return [...line, piece];
  }
  const joined = {
    ...last,
    text: level % 2 === 1 ? text + last.text : last.text + text,
    position: Math.min(last.position, position),
    ...(last.standsFor && { standsFor: last.standsFor + (standsFor ?? '') }),
  };
  return [...line.slice(0, -1), joined];
}

/** Chinese and Japanese may break after each character, but brackets and marks stay with what they belong to. */
const CJK_UNIT = /\p{Ps}*\S[\p{Pe}\p{Po}ー々]*\s?|\s/gu;
const WORD = /\S*\s|\S+/gu;

/** A word is what stands between spaces, with the space behind it; it may need several fonts. */
function splitByWord(pieces: readonly Piece[]): Piece[][] {
  const split: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.standsFor) {
      split.push([piece], []);
      continue;
    }
    const isCjk = piece.font === 'chinese';
    for (const text of piece.text.match(isCjk ? CJK_UNIT : WORD) ?? []) {
      split.at(-1)!.push({ ...piece, text });
      if (isCjk || /\s$/u.test(text)) split.push([]);
    }
  }
  return split.filter((word) => word.length > 0);
}

/** The word itself, or, if no line can hold it, its characters. */
function fitted(word: Piece[], width: number, measure: Measure): Piece[][] {
  if (sumOf(trimmed(word), measure) <= width) return [word];
  return word.flatMap((piece) =>
    piece.standsFor ? [[piece]] : lettersOf(piece).map((text) => [{ ...piece, text }]),
  );
}

/** No line breaks between a letter and its marks, where they are drawn together. */
const lettersOf = ({ font, text }: Piece): string[] =>
  isShaped(font) ? [...SEGMENTER.segment(text)].map(({ segment }) => segment) : [...text];

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

const trimmed = (word: Piece[]) => word.map((piece) => ({ ...piece, text: piece.text.trimEnd() }));

const sumOf = (word: Piece[], measure: Measure) => word.reduce((sum, piece) => sum + measure(piece), 0);

/** From where the line begins to where its last glyph ends, at this size. */
export const widthOf = (doc: PDFKit.PDFDocument, line: Line, size: number): number =>
  Math.max(0, ...line.map((piece) => piece.x + unitWidth(doc, piece) * size));
