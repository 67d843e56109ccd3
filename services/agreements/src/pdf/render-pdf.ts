import { writeAgreementText } from './agreement-text.ts';
import { layoutOf } from './layout.ts';
import { writeEvidencePage } from './evidence-page.ts';
import { writePageFooters } from './page-footers.ts';
import { PdfWriter } from './pdf-writer.ts';
import { writeSignatureBlock } from './signature-block.ts';
import type { SignedDocument } from './signed-document.ts';

/**
 * The signed agreement as a PDF. Pure: the same document gives the same bytes, for dates, ids and fonts are
 * fixed by it (the library makes the file's id of the dates and the title).
 */
export async function renderPdf(document: SignedDocument): Promise<Buffer> {
  const { draft, agreementNumber, signedAt, representativeName } = document;
  const layout = layoutOf(document.layout);
  const pdf = new PdfWriter({
    title: `${draft.title} ${agreementNumber}`,
    author: representativeName,
    at: signedAt,
    margins: layout.margins,
  });
  writeAgreementText(pdf, document);
  writeSignatureBlock(pdf, document, layout);
  writeEvidencePage(pdf, document);
  writePageFooters(pdf, document);
  return pdf.end();
}
