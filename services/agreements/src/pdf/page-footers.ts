import { useFont } from './fonts.ts';
import { QUIET, type PdfWriter } from './pdf-writer.ts';
import type { SignedDocument } from './signed-document.ts';

const SIZE = 8.5;
const ABOVE_EDGE = 44;
const LINE = 12;

/**
 * Agreement number and page n of m on each page, and below them its note; no part of the signed
 * text, so screen readers pass over it.
 */
export function writePageFooters(
  { doc, left, width }: PdfWriter,
  { agreementNumber, note }: SignedDocument,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    useFont(doc, 'text').fontSize(SIZE).fillColor(QUIET);
    const pageOf = `Page ${page - start + 1} of ${count}`;
    const top = doc.page.height - ABOVE_EDGE;
    doc.text(`Agreement ${agreementNumber}`, left, top, { lineBreak: false });
    doc.text(pageOf, left + width - doc.widthOfString(pageOf), top, { lineBreak: false });
    if (note) doc.text(note, left, top + LINE, { lineBreak: false });
    doc.endMarkedContent();
  }
}
