import PDFDocument from 'pdfkit';
import { writeAgreementText } from './agreement-text.ts';
import { layoutOf } from './layout.ts';
import { writeEvidencePage } from './evidence-page.ts';
import { writePageFooters } from './page-footers.ts';
import { PdfWriter } from './pdf-writer.ts';
import { writeSignatureBlock } from './signature-block.ts';
import type { SignedDocument } from './signed-document.ts';

/**
 * The signed agreement as a PDF. Pure: the same document gives the same bytes, for dates, ids and fonts are
 * fixed by it (pdfkit makes the file's id of the dates and the title).
 */
export async function renderPdf(document: SignedDocument): Promise<Buffer> {
  const doc = newDocument(document);
  const bytes = collect(doc);
  const pdf = new PdfWriter(doc);
  writeAgreementText(pdf, document);
  writeSignatureBlock(pdf, document, layoutOf(document.layout));
  writeEvidencePage(pdf, document);
  writePageFooters(pdf, document);
  pdf.end();
  doc.end();
  return bytes;
}

function newDocument({ draft, agreementNumber, signedAt, representativeName, layout }: SignedDocument) {
  return new PDFDocument({
    size: 'A4',
    margins: { ...layoutOf(layout).margins },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `${draft.title} ${agreementNumber}`,
      Author: representativeName,
      Creator: representativeName,
      Producer: representativeName,
      CreationDate: new Date(signedAt),
      ModDate: new Date(signedAt),
    },
  });
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
