import PDFDocument from 'pdfkit';
import { FONTS } from './fonts.ts';

/** fontkit's font, as far as pdfkit and we ask it. */
export interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): GlyphRun;
}

interface GlyphRun {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly { readonly xAdvance: number }[];
  readonly advanceWidth: number;
}

/** Words whose glyphs are remembered; names are different in every document and must not fill the memory. */
const RUNS_MAX = 5_000;

/**
 * Every font, read and parsed once for all documents. pdfkit takes an open font where its typings only know bytes,
 * and they leave out where it keeps one.
 */
export const OPEN_FONTS: ReadonlyMap<string, OpenFont> = new Map(
  FONTS.map(({ name, bytes }) => {
    const reader = new PDFDocument({ autoFirstPage: false }).font(bytes as unknown as string);
    return [name, remembering((reader as unknown as { _font: { font: OpenFont } })._font.font)];
  }),
);

/** Choosing and placing glyphs was most of the work, and most words stand in every agreement. */
function remembering(font: OpenFont): OpenFont {
  const layout = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    const run = known.get(text) ?? layout(text);
    if (known.size >= RUNS_MAX) known.clear();
    known.set(text, run);
    return copyOf(run);
  };
  return font;
}

/** pdfkit writes into the positions that it gets. */
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
