import { ascentAt, isShaped, useFont } from './fonts.ts';
import { featuresOf, type Line } from './typeset.ts';

/** How a line is drawn; sizes in points. */
export interface DrawnLine {
  readonly x: number;
  readonly top: number;
  readonly size: number;
  readonly colour: string;
}

/** Draws one line that was set in type; what stands for other letters, or is drawn in another order, is read
 * as those. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, { x, top, size, colour }: DrawnLine): void {
  for (const { font, text, x: offset, standsFor } of line) {
    const read = standsFor ?? (isShaped(font) ? text : undefined);
    if (read) doc.markContent('Span', { actual: read });
    useFont(doc, font).fontSize(size).fillColor(colour);
    doc.text(text, x + offset, top + ascentAt(size), {
      lineBreak: false,
      baseline: 'alphabetic',
      ...featuresOf(font),
    });
    if (read) doc.endMarkedContent();
  }
}
