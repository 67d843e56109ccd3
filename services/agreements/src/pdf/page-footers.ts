import { documentIdOf } from './document-id.ts';
import { useFont } from './fonts.ts';
import { layoutOf } from './layout.ts';
import { QUIET, type PdfWriter } from './pdf-writer.ts';
import { drawQrCode } from './qr-code.ts';
import type { SignedDocument } from './signed-document.ts';

const SIZE = 8.5;
const ABOVE_EDGE = 44;
const LINE = 12;
const QR = { size: 40, aboveEdge: 62, gap: 12 };

/**
 * Agreement number and page n of m on each page, and below them what else there is to say of it; no part of the signed
 * text, so screen readers pass over it.
 */
export function writePageFooters(pdf: PdfWriter, document: SignedDocument): void {
  const { doc } = pdf;
  const write = layoutOf(document.layout).isVerifiable ? writeVerifiableFooter : writeFooter;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    useFont(doc, 'text').fontSize(SIZE).fillColor(QUIET);
    write(pdf, document, `Page ${page - start + 1} of ${count}`);
    doc.endMarkedContent();
  }
}

function writeFooter(
  { doc, left, width }: PdfWriter,
  { agreementNumber, note }: SignedDocument,
  pageOf: string,
) {
  const top = doc.page.height - ABOVE_EDGE;
  doc.text(`Agreement ${agreementNumber}`, left, top, { lineBreak: false });
  doc.text(pageOf, left + width - doc.widthOfString(pageOf), top, { lineBreak: false });
  if (note) doc.text(note, left, top + LINE, { lineBreak: false });
}

/** With the id of the document, and where it is verified in words and as a QR code. */
function writeVerifiableFooter(pdf: PdfWriter, document: SignedDocument, pageOf: string): void {
  const { doc, left, width } = pdf;
  const { agreementNumber, verifyUrl, note } = document;
  const top = doc.page.height - QR.aboveEdge;
  const right = left + width - QR.size;
  const lines = [
    `Agreement ${agreementNumber}`,
    `Document ${documentIdOf(document)}${verifyUrl ? `. Verify it at ${verifyUrl}` : ''}`,
    ...(note ? [note] : []),
  ];
  for (const [index, line] of lines.entries())
    doc.text(line, left, top + 2 + index * LINE, { lineBreak: false });
  const pageAt = right - QR.gap - doc.widthOfString(pageOf);
  doc.text(pageOf, pageAt, top + 2, { lineBreak: false });
  if (verifyUrl) drawQrCode(doc, verifyUrl, { x: right, y: top, size: QR.size });
}
