import type { Artifact, Caption } from './artifact.ts';
import { QUIET } from './colours.ts';
import { documentIdOf } from './document-id.ts';
import { layoutOf } from './layout.ts';
import type { PdfWriter } from './pdf-writer.ts';
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
  const write = layoutOf(document.layout).isVerifiable ? writeVerifiableFooter : writeFooter;
  pdf.feet((foot, { page, count }) => write(foot, pdf, document, `Page ${page} of ${count}`));
}

function writeFooter(
  foot: Artifact,
  { left, width, pageHeight }: PdfWriter,
  { agreementNumber, note }: SignedDocument,
  pageOf: string,
): void {
  const top = pageHeight - ABOVE_EDGE;
  const captions: Caption[] = [
    { text: `Agreement ${agreementNumber}`, x: left, y: top },
    { text: pageOf, x: left + width, y: top, isRight: true },
    ...(note ? [{ text: note, x: left, y: top + LINE }] : []),
  ];
  foot.captions(captions, SIZE, QUIET);
}

/** With the id of the document, and where it is verified in words and as a QR code. */
function writeVerifiableFooter(
  foot: Artifact,
  { left, width, pageHeight }: PdfWriter,
  document: SignedDocument,
  pageOf: string,
): void {
  const { agreementNumber, verifyUrl, note } = document;
  const top = pageHeight - QR.aboveEdge;
  const right = left + width - QR.size;
  const lines = [
    `Agreement ${agreementNumber}`,
    `Document ${documentIdOf(document)}${verifyUrl ? `. Verify it at ${verifyUrl}` : ''}`,
    ...(note ? [note] : []),
  ];
  const captions: Caption[] = lines.map((text, index) => ({ text, x: left, y: top + 2 + index * LINE }));
  captions.push({ text: pageOf, x: right - QR.gap, y: top + 2, isRight: true });
  foot.captions(captions, SIZE, QUIET);
  if (verifyUrl) foot.qrCode(verifyUrl, { x: right, y: top, size: QR.size });
}
