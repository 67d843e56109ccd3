import PDFDocument from 'pdfkit';
import { HAIRLINE, INK, QUIET } from './colours.ts';
import { drawLine } from './draw-line.ts';
import { endDocument } from './new-document.ts';
import { typeset, type Run } from './typeset.ts';

/** What the box of a seal says, and how large it is, in points. */
export interface SealBox {
  readonly heading: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const PADDING = 8;
const LINE_WIDTH = 0.75;
/** From the size of the text around it down to where the longest name has room. */
const SIZES = [9.5, 8.5, 7.5, 6.5, 5.5, 4.5];
const LEADING = 1.4;
/** More than any document has. */
const FONTS_OF_OTHERS = 900;

/** The box as a page of its own, with its fonts in it. Untagged: a form field says what is read aloud of it. */
export async function renderSealBox(box: SealBox): Promise<Buffer> {
  const { width, height } = box;
  const doc = new PDFDocument({ size: [width, height], margin: 0, bufferPages: true, pdfVersion: '1.7' });
  // pdfkit names subsets of fonts by their number, and no other one of the sealed file may have the same name.
  Object.assign(doc, { _fontCount: FONTS_OF_OTHERS });
  const inset = LINE_WIDTH / 2;
  doc
    .rect(inset, inset, width - LINE_WIDTH, height - LINE_WIDTH)
    .lineWidth(LINE_WIDTH)
    .stroke(HAIRLINE);
  const { size, lines } = fitted(doc, box);
  let top = Math.max(0, (height - lines.length * size * LEADING) / 2);
  for (const { line, colour } of lines) {
    drawLine(doc, line, { x: PADDING, top, size, colour });
    top += size * LEADING;
  }
  return endDocument(doc);
}

/** In the largest size that fits. */
function fitted(doc: PDFKit.PDFDocument, { heading, text, width, height }: SealBox) {
  const linesOf = (run: Run, size: number, colour: string) =>
    typeset(doc, [run], size, width - 2 * PADDING).map((line) => ({ line, colour }));
  const sets = SIZES.map((size) => ({
    size,
    lines: [
      ...linesOf({ text: heading, face: 'strong' }, size, INK),
      ...linesOf({ text, face: 'text' }, size, QUIET),
    ],
  }));
  return sets.find(({ size, lines }) => lines.length * size * LEADING <= height - PADDING) ?? sets.at(-1)!;
}
