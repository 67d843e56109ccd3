import PDFDocument from 'pdfkit';
import { fileOf } from '../src/pdf/fonts.ts';
import { renderPdf } from '../src/pdf/render-pdf.ts';
import type { SignedDocument } from '../src/pdf/signed-document.ts';
import { canonicalText } from '../src/text/canonical-text.ts';
import { buildSignedDocument } from './signed-document.builder.ts';

/**
 * A process of its own that says how many PDFs a second we make, and how many bare pdfkit makes of the same text.
 * Started with the number of rounds, which alternate so that a slow moment of the machine meets both, and the
 * milliseconds of each.
 */
const [rounds, roundMs] = process.argv.slice(2).map(Number) as [number, number];
const document = buildSignedDocument();
const rates = { ours: [] as number[], bare: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  rates.ours.push(await rateOf(() => renderPdf(document)));
  rates.bare.push(await rateOf(() => barePdf(document)));
}
const [ours, bare] = [median(rates.ours), median(rates.bare)];
const pages = await Promise.all([renderPdf(document), barePdf(document)]).then((all) => all.map(pagesIn));
process.stdout.write(JSON.stringify({ oursPerSecond: ours, barePerSecond: bare, ratio: ours / bare, pages }));

/** What a first program with pdfkit would do: the same words in the same fonts, sizes and margins, flowing on. */
function barePdf(signed: SignedDocument): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margins: { top: 80, bottom: 84, left: 88, right: 88 } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const line of canonicalText(signed.draft).split('\n')) {
    const isHeading = /^\d+\. /.test(line);
    doc.font(fileOf(isHeading ? 'strong' : 'text')).fontSize(isHeading ? 12 : 10.5);
    doc.text(line, { lineGap: isHeading ? 3 : 2 }).moveDown(0.5);
  }
  doc.font(fileOf('signature')).fontSize(20).text(signed.clientSignature);
  doc.addPage().font(fileOf('text')).fontSize(10.5);
  for (const fact of [signed.agreementNumber, signed.draft.sha256, signed.signedAt, signed.userAgent ?? '']) {
    doc.text(fact).moveDown(0.5);
  }
  doc.end();
  return done;
}

async function rateOf(make: () => Promise<Buffer>): Promise<number> {
  await make();
  const start = performance.now();
  let made = 0;
  while (performance.now() - start < roundMs) {
    await make();
    made += 1;
  }
  return (made * 1_000) / (performance.now() - start);
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function pagesIn(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []).length;
}
