import { useFont } from './fonts.ts';
import { INK, type PdfWriter } from './pdf-writer.ts';

const SIZE = 28;
const DOTS = 12;
const THIRTEENTH = '#1d3fbb';
const NAME_SIZE = 15;

/** Twelve dots and the thirteenth in their midst, with the name beside it: no part of the text, so not read aloud. */
export function drawMark({ doc, left }: PdfWriter, brand: string): void {
  const [x, y, unit] = [left + SIZE / 2, doc.y + SIZE / 2, SIZE / 32];
  doc.markContent('Artifact', { type: 'Layout' });
  for (let dot = 0; dot < DOTS; dot += 1) {
    const angle = (dot / DOTS) * 2 * Math.PI;
    doc.circle(x + 12.5 * unit * Math.sin(angle), y - 12.5 * unit * Math.cos(angle), 1.7 * unit);
  }
  doc.fill(INK);
  doc.circle(x, y, 5 * unit).fill(THIRTEENTH);
  useFont(doc, 'text').fontSize(NAME_SIZE).fillColor(INK);
  doc.text(brand, left + SIZE + 10, y + NAME_SIZE / 3, { lineBreak: false, baseline: 'alphabetic' });
  doc.endMarkedContent();
  doc.y = y + SIZE / 2;
}
