import { useFont } from './fonts.ts';
import { QUIET, type PdfWriter } from './pdf-writer.ts';
import { drawQrCode } from './qr-code.ts';

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
  const { doc, left, width } = pdf;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    useFont(doc, 'text').fontSize(FOOT.size).fillColor(QUIET);
    const top = doc.page.height - FOOT.aboveEdge;
    const numbered = [`${reference}, page ${page - start + 1} of ${count}`, ...lines];
    for (const [index, line] of numbered.entries())
      doc.text(line, left, top + 2 + index * FOOT.line, { lineBreak: false });
    if (verifyUrl) drawQrCode(doc, verifyUrl, { x: left + width - FOOT.code, y: top, size: FOOT.code });
    doc.endMarkedContent();
  }
}
