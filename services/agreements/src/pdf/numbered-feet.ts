import { QUIET } from './colours.ts';
import type { PdfWriter } from './pdf-writer.ts';

const FOOT = { aboveEdge: 62, line: 12, size: 8.5, code: 40 };

/** What stands at the foot of each page. */
export interface Foot {
  /** Before the number of the page: "…, page 1 of 2". */
  readonly reference: string;
  /** Below it. */
  readonly lines: readonly string[];
  /** As a QR code; null where nobody can verify it yet. */
  readonly verifyUrl: string | null;
}

/** On each page its number and what it belongs to, and where it is verified; no part of the text. */
export function writeNumberedFeet(pdf: PdfWriter, { reference, lines, verifyUrl }: Foot): void {
  const { left, width } = pdf;
  const top = pdf.pageHeight - FOOT.aboveEdge;
  pdf.feet((foot, { page, count }) => {
    const numbered = [`${reference}, page ${page} of ${count}`, ...lines];
    const captions = numbered.map((text, index) => ({ text, x: left, y: top + 2 + index * FOOT.line }));
    foot.captions(captions, FOOT.size, QUIET);
    if (verifyUrl) foot.qrCode(verifyUrl, { x: left + width - FOOT.code, y: top, size: FOOT.code });
  });
}
