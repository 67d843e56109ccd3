import { longTime } from '../pdf/long-time.ts';
import { drawMark } from '../pdf/mark.ts';
import { collect, newDocument } from '../pdf/new-document.ts';
import { PdfWriter, QUIET, type Style } from '../pdf/pdf-writer.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import type { CertificateDocument } from './certificate-document.ts';

const TITLE: Style = { size: 24, leading: 32 };
const TEXT: Style = { size: 11, leading: 16 };
const NOTE: Style = { size: 10, leading: 14, colour: QUIET };
const VALUE_INDENT = 160;
const QR_SIZE = 80;
const MARGINS = { top: 68, bottom: 60, left: 80, right: 80 };

/** The certificate as a PDF of one page. Pure: the same document gives the same bytes. */
export async function renderCertificate(document: CertificateDocument): Promise<Buffer> {
  const doc = newDocument({
    title: `Certificate of appointment ${document.registerNumber}`,
    author: document.representativeName,
    at: document.issuedAt,
    margins: MARGINS,
  });
  const bytes = collect(doc);
  const pdf = new PdfWriter(doc);
  drawMark(pdf, document.brand);
  pdf.space(34);
  pdf.write('H1', [{ text: 'Certificate of appointment', face: 'strong' }], TITLE);
  pdf.space(8);
  pdf.write('P', [{ text: statement(document), face: 'text' }], TEXT);
  pdf.space(14);
  writeFacts(pdf, document);
  pdf.space(14);
  for (const text of notes(document)) {
    pdf.write('P', [{ text, face: 'text' }], NOTE);
    pdf.space(4);
  }
  pdf.space(8);
  drawRegisterCode(pdf, document.registerUrl);
  pdf.end();
  doc.end();
  return bytes;
}

/** The text above says the same address, so it is not read aloud. */
function drawRegisterCode({ doc, left }: PdfWriter, address: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawQrCode(doc, address, { x: left, y: doc.y, size: QR_SIZE });
  doc.endMarkedContent();
}

const statement = ({ representativeName }: CertificateDocument) =>
  `${representativeName} is appointed in writing by the company below as its legal representative in the European Union, Article 13(1) of Regulation (EU) 2022/2065 (Digital Services Act).`;

function writeFacts(pdf: PdfWriter, document: CertificateDocument): void {
  pdf.startTable();
  for (const [heading, value] of factsOf(document)) {
    pdf.rule();
    pdf.space(5);
    pdf.row([{ text: heading, face: 'text' }], [{ text: value, face: 'strong' }], TEXT, VALUE_INDENT);
    pdf.space(5);
  }
  pdf.rule();
}

const factsOf = (document: CertificateDocument): [string, string][] => [
  ['Company', document.companyName],
  ['Website', document.website],
  ['Register number', document.registerNumber],
  ['In force since', longTime(document.beganAt)],
  ['Representative', document.representativeName],
  ['Postal address', document.representativeAddress],
  ['Email', document.representativeEmail],
  ['Phone', document.representativePhone],
  ['Established in', document.memberState],
  ['Coordinator', document.coordinator],
  ['Certificate', `version ${document.version}, issued on ${longTime(document.issuedAt)}`],
];

const notes = ({ registerUrl }: CertificateDocument): string[] => [
  'This designation is not an establishment in the European Union (Article 13(5)).',
  `The certificate says how the mandate stood when it was issued. How it stands now, the register says: ${registerUrl}`,
];
