import { ascentAt, useFont } from './fonts.ts';
import { featuresOf, type Line } from './typeset.ts';

/** How a line is drawn; sizes in points. */
export interface DrawnLine {
  readonly x: number;
  readonly top: number;
  readonly size: number;
  readonly colour: string;
}

/** Draws one line that was set in type; what stands for other letters is read as those. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, { x, top, size, colour }: DrawnLine): void {
  for (const { font, text, x: offset, standsFor } of line) {
    if (standsFor) doc.markContent('Span', { actual: standsFor });
    useFont(doc, font).fontSize(size).fillColor(colour);
    doc.text(text, x + offset, top + ascentAt(size), {
      lineBreak: false,
      baseline: 'alphabetic',
      ...featuresOf(font),
    });
    if (standsFor) doc.endMarkedContent();
  }
}
