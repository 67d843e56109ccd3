import type { Face } from './fonts.ts';
import { glyphsOf, type Glyphs } from './glyphs.ts';

/** Text in one face. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Glyphs with their place on the line, in points. */
export interface Placed extends Glyphs {
  readonly x: number;
}
export type Line = readonly Placed[];

type Measure = (glyphs: Glyphs) => number;

/** Breaks runs into lines of at most `width` points: at spaces, and inside a word only if it is longer than a line. */
export function typeset(doc: PDFKit.PDFDocument, runs: readonly Run[], size: number, width: number): Line[] {
  const glyphs = runs.flatMap(({ text, face }) => glyphsOf(face, text));
  const measure: Measure = (piece) => unitWidth(doc, piece) * size;
  const lines: Placed[][] = [[]];
  let x = 0;
  for (const word of toWords(glyphs).flatMap((each) => fitted(each, width, measure))) {
    const visible = widthOf(trimmed(word), measure);
    if (x > 0 && x + visible > width) {
      lines.push([]);
      x = 0;
    }
    for (const piece of word) {
      append(lines.at(-1)!, { ...piece, x });
      x += measure(piece);
    }
  }
  return lines;
}

/** Widths at one point. The template's words are the same in every document, and measuring was half of the work. */
const unitWidths = new Map<string, number>();
const WIDTHS_MAX = 20_000;

function unitWidth(doc: PDFKit.PDFDocument, { font, text }: Glyphs): number {
  const key = `${font} ${text}`;
  const known = unitWidths.get(key);
  if (known !== undefined) return known;
  // Names are different in every document: they must not fill the memory.
  if (unitWidths.size >= WIDTHS_MAX) unitWidths.clear();
  const width = doc.font(font).fontSize(1_000).widthOfString(text) / 1_000;
  unitWidths.set(key, width);
  return width;
}

/** Neighbours in one font become one piece: fewer commands, and kerning between words. */
function append(line: Placed[], piece: Placed): void {
  const last = line.at(-1);
  if (!last || last.font !== piece.font || !last.standsFor !== !piece.standsFor) line.push(piece);
  else line[line.length - 1] = { ...last, ...joined(last, piece) };
}

const joined = (one: Glyphs, next: Glyphs) => ({
  text: one.text + next.text,
  ...(one.standsFor && { standsFor: one.standsFor + (next.standsFor ?? '') }),
});

/** A word is what stands between spaces, with the space behind it; it may need several fonts. */
function toWords(glyphs: Glyphs[]): Glyphs[][] {
  const words: Glyphs[][] = [[]];
  for (const piece of glyphs) {
    if (piece.standsFor) {
      words.push([piece], []);
      continue;
    }
    for (const part of piece.text.match(/\S*\s|\S+/gu) ?? []) {
      words.at(-1)!.push({ ...piece, text: part });
      if (/\s$/u.test(part)) words.push([]);
    }
  }
  return words.filter((word) => word.length > 0);
}

/** The word itself, or, if no line can hold it, its characters. */
function fitted(word: Glyphs[], width: number, measure: Measure): Glyphs[][] {
  if (widthOf(trimmed(word), measure) <= width) return [word];
  return word.flatMap((piece) =>
    piece.standsFor ? [[piece]] : [...piece.text].map((text) => [{ ...piece, text }]),
  );
}

const trimmed = (word: Glyphs[]) => word.map((piece) => ({ ...piece, text: piece.text.trimEnd() }));

const widthOf = (word: Glyphs[], measure: Measure) => word.reduce((sum, piece) => sum + measure(piece), 0);
