import { INK } from './colours.ts';
import { useFont } from './fonts.ts';
import { barsOf, type Square } from './qr-code.ts';

const EDGE = 0.5;

/** Its middle and its radius, in points. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** One line of our own text, by its top left corner. */
export interface Caption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The line ends at `x`. */
  readonly isRight?: true;
}

/** What is drawn on a page and is no part of the text: screen readers pass over it (ISO 32000-1, 14.8.2.2). */
export class Artifact {
  constructor(private readonly doc: PDFKit.PDFDocument) {}

  discs(discs: readonly Disc[], colour: string): void {
    for (const { x, y, radius } of discs) this.doc.circle(x, y, radius);
    this.doc.fill(colour);
  }

  captions(captions: readonly Caption[], size: number, colour: string): void {
    const { doc } = this;
    useFont(doc, 'text').fontSize(size).fillColor(colour);
    for (const { text, x, y, isRight } of captions)
      doc.text(text, isRight ? x - doc.widthOfString(text) : x, y, { lineBreak: false });
  }

  /** Filled, with a thin edge that is there in black and white too. */
  polygon(points: readonly (readonly [x: number, y: number])[], colour: string): void {
    this.doc.polygon(...points.map(([x, y]) => [x, y])).lineWidth(EDGE);
    this.doc.fillAndStroke(colour, INK);
  }

  /** Through these points, in this width. */
  stroke(points: readonly (readonly [x: number, y: number])[], width: number, colour: string): void {
    const [[x, y] = [0, 0], ...rest] = points;
    this.doc.moveTo(x, y);
    for (const [nextX, nextY] of rest) this.doc.lineTo(nextX, nextY);
    this.doc.lineWidth(width).lineCap('round').lineJoin('round').stroke(colour);
  }

  circle({ x, y, radius }: Disc, width: number, colour: string): void {
    this.doc.circle(x, y, radius).lineWidth(width).stroke(colour);
  }

  /** The page is its quiet zone. */
  qrCode(text: string, square: Square): void {
    for (const { x, y, width, height } of barsOf(text, square)) this.doc.rect(x, y, width, height);
    this.doc.fill(INK);
  }
}
