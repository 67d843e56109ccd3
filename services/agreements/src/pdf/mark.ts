import { INK } from './colours.ts';
import { ascentAt } from './fonts.ts';
import type { PdfWriter } from './pdf-writer.ts';

const SIZE = 28;
const DOTS = 12;
const THIRTEENTH = '#1d3fbb';
const NAME_SIZE = 15;

/** Twelve dots and the thirteenth in their midst, with the name beside it. */
export function drawMark(pdf: PdfWriter, brand: string): void {
  const [x, y, unit] = [pdf.left + SIZE / 2, pdf.y + SIZE / 2, SIZE / 32];
  const dots = Array.from({ length: DOTS }, (_, dot) => {
    const angle = (dot / DOTS) * 2 * Math.PI;
    return {
      x: x + 12.5 * unit * Math.sin(angle),
      y: y - 12.5 * unit * Math.cos(angle),
      radius: 1.7 * unit,
    };
  });
  const name = { text: brand, x: pdf.left + SIZE + 10, y: y + NAME_SIZE / 3 - ascentAt(NAME_SIZE) };
  pdf.artifact(SIZE, (artifact) => {
    artifact.discs(dots, INK);
    artifact.discs([{ x, y, radius: 5 * unit }], THIRTEENTH);
    artifact.captions([name], NAME_SIZE, INK);
  });
}
